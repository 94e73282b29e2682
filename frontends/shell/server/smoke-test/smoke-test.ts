import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { documentOf } from '../document';
import { shellManifestOf } from '../releases/manifest';
import { NodeBuilds } from '../releases/node-builds';
import type { BuildManifest, PinnedVersions, ReleaseManifest, ShellManifest } from '../releases/release-source';
import type { ReleaseStore } from '../releases/release-store';
import { baseOf } from '../releases/snapshot';
import { workerStartOf } from '../render/worker-start';
import type { Settings } from '../settings';
import { exampleAddresses } from './example-addresses';
import { renderedPages } from './node-part';
import { webProblems } from './web-part';

const API_LIMIT_MS = 1_000;

/** The result of a smoke test, a line each: `problems` stop the release, `notes` say what could not be tested. */
export interface SmokeTestResult {
  problems: string[];
  notes: string[];
}

interface Options {
  releases: ReleaseStore;
  settings: Settings;
  /** The folder of a built shell (`shell/dist`), whose libraries a release runs with. */
  shellBuild: string;
}

/**
 * Tests a published release before visitors get it, together with the other live remotes. It shows the pages in a browser tab
 * without drawing and data, and renders the server's pages with the API's data. It finds pages that throw. It is no sandbox:
 * malicious code would run with the rights of the person who releases.
 */
export class SmokeTest {
  constructor(private readonly options: Options) {}

  async run(manifest: ReleaseManifest): Promise<SmokeTestResult> {
    const shell = await this.shell();
    const live = await this.options.releases.registry.shell();
    const [web, node] = await Promise.all([this.shown(manifest, shell), this.rendered(manifest, shell)]);
    const isOther = live !== null && live.version !== shell.version;
    const note = `it was run in the shell ${shell.version}, which is built here; live is ${live?.version}`;
    return { problems: [...web, ...node.problems], notes: [...node.notes, ...(isOther ? [note] : [])] };
  }

  /** The shell in which releases are run. */
  async shell(): Promise<ShellManifest> {
    return shellManifestOf(await readFile(join(this.options.shellBuild, 'release.json')));
  }

  private async shown(manifest: ReleaseManifest, shell: ShellManifest): Promise<string[]> {
    const { releases, shellBuild } = this.options;
    const remote = manifest.name;
    const scriptsOf = async (build: BuildManifest, read: (path: string) => Promise<Buffer | null>) => {
      const paths = Object.keys(build.files).filter((path) => /^web\/.*\.js$/.test(path));
      return Promise.all(
        paths.map(async (path) => [baseOf(build) + path.slice('web/'.length), String(await read(path))]),
      );
    };
    const scripts = await Promise.all([
      scriptsOf(shell, (path) => readFile(join(shellBuild, path))),
      scriptsOf(manifest, (path) => releases.file(remote, manifest.version, path)),
    ]);
    return webProblems(join(shellBuild, 'renderer/web-thread.mjs'), {
      jsdom: createRequire(join(import.meta.dirname, 'smoke-test.mjs')).resolve('jsdom'),
      html: documentOf(shell, await this.besideLive(manifest), { remote }, null),
      files: Object.fromEntries(scripts.flat()) as Record<string, string>,
      addresses: exampleAddresses(manifest),
      // The test that renders the server's pages in Node already covers the stranger.
      visitors: manifest.node ? ['known'] : ['stranger', 'known'],
    });
  }

  private async rendered(manifest: ReleaseManifest, shell: ShellManifest): Promise<SmokeTestResult> {
    if (!manifest.node) return { problems: [], notes: [] };
    const { releases, settings, shellBuild } = this.options;
    const folder = await mkdtemp(join(tmpdir(), 'afshoreh-node-builds-'));
    try {
      const builds = new NodeBuilds(releases, folder);
      const nodeFolder = builds.folder.bind(builds);
      const start = await workerStartOf(await this.besideLive(manifest), { settings, shell, nodeFolder });
      if (!start) return { problems: [], notes: ['its pages were not rendered: each of them has parameters'] };
      const hasApi = await responds(`${start.apiOrigin}/api/health/ready`);
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

  /** The versions that visitors would get if this release were live. */
  private async besideLive(manifest: ReleaseManifest): Promise<PinnedVersions> {
    const { releases } = this.options;
    const remotes = await Promise.all(
      (await releases.remotes()).map(
        async (name) => [name, name === manifest.name ? manifest : (await releases.live(name)).current] as const,
      ),
    );
    return { id: 'smoke test', remotes: Object.fromEntries(remotes) };
  }
}

async function responds(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(API_LIMIT_MS) }).catch(() => null);
  return response?.ok ?? false;
}
