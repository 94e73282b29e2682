import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { writeManifest } from '@afshoreh/build/manifest';
import { CONTRACT_VERSION, REMOTES, type RemoteName } from '@afshoreh/contracts';
import { DiskStore, type ObjectStore } from '@afshoreh/storage';

import { shellManifestOf } from '../releases/manifest';
import { ReleaseDesk } from '../releases/release-desk';
import { ReleaseStore } from '../releases/release-store';

export const A_SCRIPT = `console.log(${'1'.repeat(2000)})`;
const ENTRY = 'var map={"./app":()=>import("./app.js")};';

/** A folder of its own for one test file. */
export function aFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'afshoreh-releases-'));
}

async function writeBuild(
  dist: string,
  files: Record<string, string>,
  facts: { name: string } & Record<string, unknown>,
): Promise<string> {
  await rm(dist, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  return (await writeManifest(dist, facts)).version;
}

/**
 * Builds a remote whose page says `text`; answers its version. `changes` replace what the build would say of it, `more` are
 * further files.
 */
export function aRemoteBuild(
  dist: string,
  name: RemoteName,
  text = 'a',
  changes: object = {},
  more: Record<string, string> = {},
): Promise<string> {
  const files = { ...more, 'web/remoteEntry.js': `${ENTRY}//${text}`, 'web/app.abc.js': `${A_SCRIPT}//${text}` };
  return writeBuild(dist, files, {
    name,
    contract: { name, version: CONTRACT_VERSION },
    entry: 'remoteEntry.js',
    shared: { react: '^19.3.1' },
    scripts: ['app.abc.js'],
    ...changes,
  });
}

/** Builds a shell whose script is named by `name`; answers its version. */
export function aShellBuild(dist: string, changes: object = {}, name = 'abc'): Promise<string> {
  const files = {
    [`web/shell.${name}.js`]: `${A_SCRIPT}//${name}`,
    'web/font.woff2': 'font',
    'web/mark.svg': '<svg/>',
  };
  return writeBuild(dist, files, {
    name: 'shell',
    contract: { name: 'shell', version: CONTRACT_VERSION },
    scripts: [`shell.${name}.js`],
    provides: { react: '19.3.1' },
    ...changes,
  });
}

/** A store in which a shell was started, the desk before it, and a clock that one can set. */
export async function aReleaseStore(folder: string, store: ObjectStore = new DiskStore(join(folder, 'releases'))) {
  const releases = new ReleaseStore(store);
  const clock = { now: new Date('2026-11-21T08:00:00Z') };
  const desk = new ReleaseDesk(releases, 'tester@here', () => clock.now);
  await aShellBuild(join(folder, 'shell/dist'));
  const shell = shellManifestOf(await readFile(join(folder, 'shell/dist/release.json')));
  await releases.registry.announceShell(shell);
  const build = (name: RemoteName, ...rest: [text?: string, changes?: object, more?: Record<string, string>]) =>
    aRemoteBuild(join(folder, name, 'dist'), name, ...rest);
  /** Builds, publishes and, unless told not to, promotes; answers the version. */
  const release = async (name: RemoteName, text?: string, { live = true, changes = {} } = {}): Promise<string> => {
    const version = await build(name, text, changes);
    await desk.publish(name, join(folder, name, 'dist'));
    if (live) await desk.promote(name, version);
    return version;
  };
  const releaseAll = () => Promise.all(REMOTES.map((name) => release(name)));
  return { store, releases, shell, desk, clock, build, release, releaseAll };
}
