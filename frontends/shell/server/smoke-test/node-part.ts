import { isNotFound, SiteMap, type PageEntry } from '@afshoreh/contracts';

import type { ReleaseManifest } from '../releases/release-source';
import type { WorkerStart } from '../render/messages';
import { RenderFailed, RenderWorker, type Limits } from '../render/render-worker';

const LIMITS: Limits = { startMs: 10_000, renderMs: 6_000 };

/**
 * The addresses to try: every page without parameters in its path, the one that says that there is none, and of each page with
 * parameters the first of the addresses that it lists.
 */
function addressesOf({ name, pages }: ReleaseManifest, listed: readonly PageEntry[]): string[] {
  const site = new SiteMap({ [name]: pages });
  const examples = new Map<string, string>();
  for (const { path } of listed) {
    const page = site.at(path)?.page;
    if (page && !isNotFound(page) && !examples.has(page.path)) examples.set(page.path, path);
  }
  return pages.flatMap(({ path }) => {
    if (path === '*') return [site.nowhere];
    if (path.includes(':')) return examples.get(path) ?? [];
    return path.includes('*') ? [] : [path];
  });
}

const lineOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

export interface Rendered {
  /** Why pages do not render, a line each. */
  problems: string[];
  /** Pages that had to do without their data. */
  withoutData: string[];
  /** Why no page with parameters could be tried, in a line; null: those that list their addresses were. */
  notListed: string | null;
}

/** Renders the pages of a release in a worker of their own. `program` is the built `render/worker.ts`. */
export async function renderedPages(program: string, start: WorkerStart, manifest: ReleaseManifest): Promise<Rendered> {
  const worker = new RenderWorker(program, start, LIMITS);
  const rendered: Rendered = { problems: [], withoutData: [], notListed: null };
  try {
    await worker.started;
    const listed = await worker.entries().catch((error: unknown) => {
      rendered.notListed = lineOf(error);
      return [];
    });
    for (const address of addressesOf(manifest, listed)) {
      const { complete } = await worker.render(address).catch((error: unknown) => {
        rendered.problems.push(`${address} does not render: ${lineOf(error)}`);
        // A worker that died has nothing more to say.
        if (!(error instanceof RenderFailed) || !error.ofPage) throw error;
        return { complete: true };
      });
      if (!complete) rendered.withoutData.push(address);
    }
  } catch (error) {
    if (rendered.problems.length === 0) rendered.problems.push(`its pages do not render: ${lineOf(error)}`);
  } finally {
    worker.kill('it has done what it was started for');
  }
  return rendered;
}
