import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { REMOTES, type RemoteName } from '@afshoreh/contracts';

import { shellManifestOf } from '../releases/manifest';
import { NodeBuilds } from '../releases/node-builds';
import type { PinnedVersions, ReleaseManifest, ShellManifest } from '../releases/release-source';
import type { ReleaseStore } from '../releases/release-store';
import { workerStartOf } from '../render/worker-start';
import type { Settings } from '../settings';
import { renderedPages } from './node-part';
import { webProblem } from './web-part';

const API_LIMIT_MS = 1_000;

/** What came of running a release: `problems` keep it from going live, `notes` say what the test could not see. A line each. */
export interface Verdict {
  problems: string[];
  notes: string[];
}

interface Options {
  releases: ReleaseStore;
  settings: Settings;
  /** Folder of a built shell (`shell/dist`): a release is run with its libraries. */
  shellBuild: string;
}

/**
 * Runs a published release before visitors do: loads what browsers get, and renders its pages with the data of the API, beside the
 * remotes that are live. It finds what throws. It is no sandbox against code that means harm: that runs as whoever releases.
 */
export class SmokeTest {
  constructor(private readonly options: Options) {}

  async run(manifest: ReleaseManifest): Promise<Verdict> {
    const shell = shellManifestOf(await readFile(join(this.options.shellBuild, 'release.json')));
    const live = await this.options.releases.registry.shell();
    const [web, node] = await Promise.all([this.loaded(manifest, shell), this.rendered(manifest, shell)]);
    const isOther = live !== null && live.version !== shell.version;
    const note = `it was run in the shell ${shell.version}, which is built here; live is ${live?.version}`;
    return { problems: [...web, ...node.problems], notes: [...node.notes, ...(isOther ? [note] : [])] };
  }

  private async loaded(
    { name, version, entry, files }: ReleaseManifest,
    { provides }: ShellManifest,
  ): Promise<string[]> {
    const { releases, shellBuild } = this.options;
    const remote = name as RemoteName;
    const scripts = Object.keys(files).filter((path) => /^web\/.*\.js$/.test(path));
    const texts = await Promise.all(
      scripts.map(async (path) => [path.slice('web/'.length), String(await releases.file(remote, version, path))]),
    );
    const data = { name: remote, entry, provides, files: Object.fromEntries(texts) as Record<string, string> };
    const problem = await webProblem(join(shellBuild, 'renderer/web-thread.mjs'), data);
    return problem === null ? [] : [`its code for browsers does not load: ${problem}`];
  }

  private async rendered(manifest: ReleaseManifest, shell: ShellManifest): Promise<Verdict> {
    if (!manifest.node) return { problems: [], notes: [] };
    const { releases, settings, shellBuild } = this.options;
    const folder = await mkdtemp(join(tmpdir(), 'afshoreh-node-builds-'));
    try {
      const builds = new NodeBuilds(releases, folder);
      const nodeFolder = builds.folder.bind(builds);
      const start = await workerStartOf(await this.besideLive(manifest), { settings, shell, nodeFolder });
      if (!start) return { problems: [], notes: ['its pages were not rendered: each of them has parameters'] };
      const hasApi = await answers(`${start.apiOrigin}/api/health/ready`);
      const program = join(shellBuild, 'renderer/worker.mjs');
      const { problems, withoutData, notListed } = await renderedPages(program, start, manifest);
      if (!hasApi) return { problems, notes: [`${start.apiOrigin} does not answer: pages were rendered without data`] };
      const notes = withoutData.map((address) => `${address} was rendered without its data`);
      return {
        problems,
        notes: notListed === null ? notes : [...notes, `pages with parameters were not rendered: ${notListed}`],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** What visitors would get if the release were live. */
  private async besideLive(manifest: ReleaseManifest): Promise<PinnedVersions> {
    const remotes = await Promise.all(
      REMOTES.map(async (name) => [
        name,
        name === manifest.name ? manifest : (await this.options.releases.live(name)).current,
      ]),
    );
    return { id: 'smoke test', remotes: Object.fromEntries(remotes) as PinnedVersions['remotes'] };
  }
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(API_LIMIT_MS) }).catch(() => null);
  return response?.ok ?? false;
}
