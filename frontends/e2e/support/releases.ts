import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { writeManifest, type Facts } from '@afshoreh/build/manifest';

const root = resolve(import.meta.dirname, '../../..');
const execute = promisify(execFile);

async function runRelease(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await execute(process.execPath, [join(root, 'infra/release/cli.mjs'), ...args], {
    env: { ...process.env, ...variables },
  });
  return stdout.trim();
}

/** Runs `npm run release -- …` with the store of the tested site; returns its output, rejects with its error. */
export function release(...args: string[]): Promise<string> {
  return runRelease(args, { DATA_DIR: process.env.E2E_DATA_DIR, API_PORT: process.env.E2E_API_PORT });
}

/** Publishes a changed build with a key of the API, without the store; returns the output, rejects with the error. */
export async function publishByKey(
  { site, token }: { site: string; token: string },
  remote: string,
  change: Change,
): Promise<string> {
  const dist = await aChangedBuild(remote, change);
  const folder = await mkdtemp(join(tmpdir(), 'afshoreh-team-'));
  try {
    return await runRelease(['publish', remote, '--from', dist], {
      DATA_DIR: folder,
      RELEASE_KEYS_FILE: join(process.env.E2E_DATA_DIR ?? '', 'release-keys'),
      RELEASE_API: site,
      RELEASE_TOKEN: token,
    });
  } finally {
    await Promise.all([dist, folder].map((each) => rm(each, { recursive: true, force: true })));
  }
}

async function scriptsIn(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true });
  return files.filter((file) => /\.c?js$/.test(file)).map((file) => join(dist, file));
}

/** Returns the changed text of a script; `file` is its path in the build, such as `web/app.js`. */
export type Change = (code: string, file: string) => string;

/** Copies a remote's build into a new folder, changes its scripts, and writes the manifest as a build does. */
async function aChangedBuild(remote: string, change: Change): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), `afshoreh-${remote}-`));
  await cp(join(root, 'frontends', remote, 'dist'), dist, { recursive: true });
  let changed = 0;
  for (const file of await scriptsIn(dist)) {
    const code = await readFile(file, 'utf8');
    const after = change(code, relative(dist, file));
    if (after === code) continue;
    await writeFile(file, after);
    changed += 1;
  }
  if (changed === 0) throw new Error(`there is nothing to change in the build of ${remote}`);
  const manifest = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as Facts;
  await writeManifest(dist, manifest);
  return dist;
}

/** Publishes such a build and deletes the folder; returns the version. */
export async function publishWith(remote: string, change: Change): Promise<string> {
  const dist = await aChangedBuild(remote, change);
  try {
    const [, version = ''] = (await release('publish', remote, '--from', dist)).split(' ');
    return version;
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/**
 * Builds a remote from a copy of its sources after `change` has edited them in that folder, and publishes it; returns the
 * version.
 */
export async function publishSources(remote: string, change: (src: string) => Promise<void>): Promise<string> {
  // Inside the checkout, where the npm packages are found, and in a folder that Git and the linters ignore.
  await mkdir(join(root, '.nx'), { recursive: true });
  const place = await mkdtemp(join(root, '.nx/sources-'));
  const folder = join(place, remote);
  try {
    await cp(join(root, 'frontends', remote), folder, { recursive: true, filter: (path) => !/[\\/]dist$/.test(path) });
    await change(join(folder, 'src'));
    const env = { ...process.env, NODE_ENV: 'production' };
    await execute(process.execPath, [join(root, 'node_modules/.bin/rspack'), 'build'], { cwd: folder, env });
    const [, version = ''] = (await release('publish', remote, '--from', join(folder, 'dist'))).split(' ');
    return version;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** A copy of the built shell whose manifest says something else, as another version. */
export async function anotherShell(changes: object) {
  // Inside the checkout, where the npm packages are found.
  await mkdir(join(root, '.nx'), { recursive: true });
  const folder = await mkdtemp(join(root, '.nx/shell-'));
  await cp(join(root, 'frontends/shell/dist'), folder, { recursive: true });
  const facts = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Facts;
  const { version } = await writeManifest(folder, { ...facts, ...changes });
  return { folder, version, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Publishes a remote's build in which `before` is replaced by `after`; returns the version. */
export function publishChanged(remote: string, before: string, after: string): Promise<string> {
  return publishWith(remote, (code) => code.replaceAll(before, after));
}

/** The version of a remote that is live for everybody; `status` prints it first. */
export async function liveVersion(remote: string): Promise<string> {
  const [, row = ''] = (await release('status', remote)).split('\n');
  return row.split(/ {2,}/)[1] ?? '';
}

/** Stores the live versions of some remotes; returns a function that makes them live again. */
export async function rememberLive(remotes: readonly string[]): Promise<() => Promise<void>> {
  const before = await Promise.all(remotes.map(async (remote) => [remote, await liveVersion(remote)] as const));
  return async () => {
    for (const [remote, version] of before) {
      await release('canary', remote, 'off');
      await release('promote', remote, version);
    }
  };
}

/** The pause of a fast visitor. Without a pause the load would only measure the machine. */
const PAUSE_MS = 10;

/** Visitors who continuously request pages and the first files of those pages. */
export class ConstantLoad {
  readonly failures: string[] = [];
  requests = 0;
  private stopped = false;
  private readonly visitors: Promise<void>[];

  constructor(
    private readonly site: string,
    paths: readonly string[],
    visitorsForEach = 2,
  ) {
    this.visitors = paths.flatMap((path) => Array.from({ length: visitorsForEach }, () => this.visit(path)));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.visitors);
  }

  private async visit(path: string): Promise<void> {
    while (!this.stopped) {
      const html = await this.ask(path);
      const files = new Set(
        [...(html ?? '').matchAll(/(?:href|src)="(\/(?:cdn|assets)\/[^"]+)"/g)].map(([, at]) => at),
      );
      const entries = [...(html ?? '').matchAll(/"entry":"([^"]+)"/g)].map(([, at]) => at);
      for (const file of [...files, ...entries]) await this.ask(file ?? '');
    }
  }

  private async ask(path: string): Promise<string | undefined> {
    this.requests += 1;
    await sleep(PAUSE_MS);
    try {
      const response = await fetch(this.site + path);
      const body = await response.text();
      if (response.status === 200) return body;
      this.failures.push(`${response.status} ${path}`);
    } catch (error) {
      this.failures.push(`${String(error)} ${path}`);
    }
    return undefined;
  }
}
