import type { ReleaseManifest } from '../releases/release-source';
import type { WorkerStart } from '../render/messages';
import { RenderFailed, RenderWorker, type Limits } from '../render/render-worker';
import { exampleAddresses } from './example-addresses';

/** Longer than the limits for visitors: a release must not fail because all cores of the machine are busy. */
const LIMITS: Limits = { startMs: 30_000, renderMs: 20_000 };

const lineOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/** Redirects that lead back to their start, a line each. */
function redirectLoops(redirects: ReadonlyMap<string, string>): string[] {
  return [...redirects].flatMap(([from, to]) => {
    const way = [from];
    for (let at: string | undefined = to; at !== undefined && !way.includes(at); at = redirects.get(at)) way.push(at);
    return redirects.get(way.at(-1) ?? '') === from ? [`${way.join(' redirects to ')} redirects to ${from}`] : [];
  });
}

export interface Rendered {
  /** Why pages do not render, a line each. */
  problems: string[];
  /** Pages that rendered without their data. */
  withoutData: string[];
  /** Why no page with parameters could be tested, in one line; null when the listed ones were tested. */
  notListed: string | null;
}

/** Renders the pages of a release in its own worker. `program` is the built `render/worker.ts`. */
export async function renderedPages(program: string, start: WorkerStart, manifest: ReleaseManifest): Promise<Rendered> {
  const worker = new RenderWorker(program, start, LIMITS);
  const rendered: Rendered = { problems: [], withoutData: [], notListed: null };
  const redirects = new Map<string, string>();
  try {
    await worker.started;
    const listed = await worker.entries().catch((error: unknown) => {
      rendered.notListed = lineOf(error);
      return [];
    });
    for (const address of exampleAddresses(manifest, listed)) {
      const page = await worker.render(address).catch((error: unknown) => {
        rendered.problems.push(`${address} does not render: ${lineOf(error)}`);
        // A dead worker cannot render the other pages, so stop.
        if (!(error instanceof RenderFailed) || !error.ofPage) throw error;
        return null;
      });
      if (page && !page.complete) rendered.withoutData.push(address);
      if (page?.head.redirect) redirects.set(address, page.head.redirect.to);
    }
    rendered.problems.push(...redirectLoops(redirects));
  } catch (error) {
    if (rendered.problems.length === 0) rendered.problems.push(`its pages do not render: ${lineOf(error)}`);
  } finally {
    worker.kill('it has done what it was started for');
  }
  return rendered;
}
