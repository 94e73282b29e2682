import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { writeManifest } from '@afshoreh/build/manifest';
import { CONTRACT_VERSION, type PageFacts, type RemoteName } from '@afshoreh/contracts';
import { DiskStore, type ObjectStore } from '@afshoreh/storage';

import { FIRST_REMOTES } from '../releases/first-remotes';
import { shellManifestOf } from '../releases/manifest';
import { Releaser } from '../releases/releaser';
import { newKeyLines, ReleaseKeys } from '../releases/release-keys';
import { ReleaseStore } from '../releases/release-store';
import type { SmokeTest } from '../smoke-test/smoke-test';

const A_SCRIPT = `console.log(${'1'.repeat(2000)})`;
/** The private keys of all stores of a test file, as the lines of a file of keys. */
export const KEY_LINES = someKeyLines();
export const KEYS = keysOfLines(KEY_LINES);

/** New keys of all remotes and of the shell. */
export function someKeys(): ReleaseKeys {
  return keysOfLines(someKeyLines());
}

function someKeyLines(): string[] {
  return [...FIRST_REMOTES, 'shell', 'owner'].map((name) => newKeyLines(name).privateLine);
}

function keysOfLines(lines: readonly string[]): ReleaseKeys {
  return new ReleaseKeys(lines.map(namedKeyOf));
}

export function namedKeyOf(line: string): readonly [string, string] {
  const [name = '', key = ''] = line.split(' ');
  return [name, key];
}

const ENTRY = 'var map={"./app":()=>import("./app.js")};';

const PAGES: Readonly<Record<RemoteName, readonly PageFacts[]>> = {
  storefront: [
    { path: '/', outline: 'home', listed: true },
    { path: '/products', query: ['q', 'page'], outline: 'cards', listed: true },
    { path: '/product/:id', params: { id: 'number' }, outline: 'product' },
    { path: '/about', outline: 'text', listed: true },
    { path: '*', outline: 'text' },
  ],
  cart: [
    { path: '/cart', outline: 'list', private: true },
    { path: '/cart/checkout', outline: 'form', private: true },
  ],
  admin: [
    { path: '/admin', outline: 'admin', private: true, frame: 'own' },
    { path: '/admin/orders', outline: 'admin', private: true, frame: 'own' },
    { path: '/admin/*', outline: 'admin', private: true, frame: 'own' },
  ],
};

/** A new temporary folder. */
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
 * Builds a remote whose page contains `text`; returns its version. `changes` override fields of the manifest, `more` are
 * further files.
 */
export function aRemoteBuild(
  dist: string,
  name: RemoteName,
  text = 'a',
  changes: object = {},
  more: Record<string, string> = {},
): Promise<string> {
  const files = {
    ...(name === 'storefront' && { 'node/remoteEntry.cjs': '' }),
    'web/remoteEntry.js': `${ENTRY}//${text}`,
    'web/app.abc.js': `${A_SCRIPT}//${text}`,
    ...more,
  };
  return writeBuild(dist, files, {
    name,
    contract: { name, version: CONTRACT_VERSION },
    entry: 'remoteEntry.js',
    shared: { react: '^19.3.1' },
    scripts: ['app.abc.js'],
    pages: (PAGES[name] ?? [{ path: `/${name}`, outline: 'text' }]).map((page) => ({ ...page, files: [] })),
    ...(name === 'storefront' && { node: { entry: 'remoteEntry.cjs' } }),
    ...changes,
  });
}

/** Builds a shell whose script has this name; returns its version. */
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

/** A store with a started shell, a releaser for it, and a clock that the test can set. */
export async function aReleaseStore(folder: string, store: ObjectStore = new DiskStore(join(folder, 'releases'))) {
  const releases = new ReleaseStore(store, KEYS);
  const clock = { now: new Date('2026-11-21T08:00:00Z') };
  // These builds contain no working remote; smoke-test.spec.ts tests real ones.
  const smokeTest: Pick<SmokeTest, 'run'> = { run: () => Promise.resolve({ problems: [], notes: [] }) };
  const releaser = new Releaser({ releases, by: 'tester@here', smokeTest, now: () => clock.now });
  await aShellBuild(join(folder, 'shell/dist'));
  const shell = shellManifestOf(await readFile(join(folder, 'shell/dist/release.json')));
  await releases.registry.announceShell(shell);
  const build = (name: RemoteName, ...rest: [text?: string, changes?: object, more?: Record<string, string>]) =>
    aRemoteBuild(join(folder, name, 'dist'), name, ...rest);
  /** Builds, publishes and, by default, promotes; returns the version. */
  const release = async (name: RemoteName, text?: string, { live = true, changes = {} } = {}): Promise<string> => {
    const version = await build(name, text, changes);
    await releaser.publish(name, join(folder, name, 'dist'));
    if (live) await releaser.promote(name, version);
    return version;
  };
  const releaseAll = () => Promise.all(FIRST_REMOTES.map((name) => release(name)));
  return { store, releases, shell, smokeTest, releaser, clock, build, release, releaseAll };
}

/** Matches no key. */
const NONE = /^$/;

/** A store on disk that holds back reads and writes of matching keys until `letGo` is called. */
export function aSlowStore(folder: string, { get = NONE, put = NONE }): { store: DiskStore; letGo: () => void } {
  const store = new DiskStore(join(folder, 'releases'));
  const fast = { get: store.get.bind(store), put: store.put.bind(store) };
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  store.get = (key) => (get.test(key) ? held.then(() => fast.get(key)) : fast.get(key));
  store.put = (key, ...rest) => (put.test(key) ? held.then(() => fast.put(key, ...rest)) : fast.put(key, ...rest));
  return { store, letGo: () => letGo() };
}
