import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { CONTRACT_VERSION, REMOTES, type RemoteName } from '@afshoreh/contracts';

import { isRemote } from './manifest';
import type { PinnedVersions, ReleasedPage, ReleaseManifest, ReleaseSource, ShellManifest } from './release-source';

/** In development a file changes without changing its name, so it has no version and no hash. */
const VERSION = 'dev';
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** How often a bundler is asked for its table of pages, in ms, because that table changes during development too. */
const POLL_MS = 500;

/** The pages that a bundler serves now; null while it does not respond. */
function pagesFrom(origin: string): Promise<ReleasedPage[] | null> {
  return fetch(`${origin}/pages.json`)
    .then((answer) => answer.json() as Promise<ReleasedPage[]>)
    .catch(() => null);
}

function unreleased(name: RemoteName, pages: readonly ReleasedPage[], origin?: string): ReleaseManifest {
  const contract = { name, version: CONTRACT_VERSION };
  const build = { name, version: VERSION, contract, scripts: [], fonts: [], files: {} };
  return { ...build, entry: 'remoteEntry.js', integrity: '', shared: {}, pages, ...(origin && { origin }) };
}

export const unreleasedShell: ShellManifest = {
  name: 'shell',
  version: VERSION,
  contract: { name: 'shell', version: CONTRACT_VERSION },
  scripts: ['shell.js'],
  fonts: ['vazirmatn.woff2'],
  files: {},
  provides: {},
};

/** `id` distinguishes these releases from those that they replaced before. */
function replaced(
  pinned: PinnedVersions,
  by: Partial<Record<RemoteName, ReleaseManifest>>,
  id: string,
): PinnedVersions {
  return { id: `${pinned.id},${id}`, remotes: { ...pinned.remotes, ...by } };
}

const NODE_ENTRY = 'remoteEntry.cjs';
/** Where the bundlers write the code for Node. */
const nodeFolderIn = (frontends: string, name: string) => join(frontends, name, 'dist/development/node');
export const developmentWorker = (frontends: string) => join(frontends, 'shell/dist/development/renderer/worker.mjs');

/** The modification time of a file in ms; null when it does not exist. */
const writtenAt = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/**
 * The releases of `source`, with some remotes replaced by dev servers on ports of this machine. Each new build, for browsers or
 * for Node, is another set of versions and gets its own render worker.
 */
export async function withDevServers(
  source: ReleaseSource,
  ports: Partial<Record<RemoteName, number>>,
  frontends: string,
): Promise<ReleaseSource> {
  const served: Partial<Record<RemoteName, ReleaseManifest>> = {};
  const listeners: (() => void)[] = [];
  let seen = '';
  let changes = 0;
  const look = async () => {
    const states = [String(await writtenAt(developmentWorker(frontends)))];
    for (const name of REMOTES.filter((each) => each in ports)) {
      const pages = (await pagesFrom(`http://127.0.0.1:${ports[name]}`)) ?? served[name]?.pages;
      if (!pages) continue;
      const builtAt = await writtenAt(join(nodeFolderIn(frontends, name), NODE_ENTRY));
      served[name] = { ...unreleased(name, pages), ...(builtAt !== null && { node: { entry: NODE_ENTRY } }) };
      states.push(JSON.stringify([builtAt, pages]));
    }
    if (states.join() === seen) return;
    seen = states.join();
    changes += 1;
    listeners.forEach((listener) => listener());
  };
  await look();
  setInterval(() => void look(), POLL_MS).unref();
  const hot = (pinned: PinnedVersions) => replaced(pinned, served, `hot:${changes}`);
  return {
    pinnedFor: (key) => hot(source.pinnedFor(key)),
    live: () => source.live().map(hot),
    previewOf: (token) => source.previewOf(token),
    onChange: (listener) => {
      listeners.push(listener);
      source.onChange(listener);
    },
    file: (...wanted) => source.file(...wanted),
    nodeFolder: (name, version) =>
      version === VERSION ? Promise.resolve(nodeFolderIn(frontends, name)) : source.nodeFolder(name, version),
  };
}

/** The remotes that one page view takes from another origin: remote → origin on this machine. */
type Overrides = ReadonlyMap<RemoteName, string>;

/**
 * The remotes in `?mf=cart@http://localhost:4102` (several are joined by commas). It ignores unknown remotes and other hosts.
 */
export function overridesOf(query: string): Overrides {
  const wanted = new URLSearchParams(query).getAll('mf').flatMap((value) => value.split(','));
  const pairs = wanted.flatMap((each): [RemoteName, string][] => {
    const [name, origin = ''] = each.split('@', 2);
    return isRemote(name) && LOOPBACK.test(origin) ? [[name, origin]] : [];
  });
  return new Map(pairs);
}

export async function withOverrides(pinned: PinnedVersions, overrides: Overrides): Promise<PinnedVersions> {
  const served: Partial<Record<RemoteName, ReleaseManifest>> = {};
  for (const [name, origin] of overrides) {
    const pages = (await pagesFrom(origin)) ?? pinned.remotes[name]?.pages ?? [];
    served[name] = unreleased(name, pages, origin);
  }
  return replaced(pinned, served, `mf:${[...overrides].join('+')}`);
}
