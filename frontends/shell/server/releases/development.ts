import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { CONTRACT_VERSION, isRemoteName, type FrameLink, type RemoteName } from '@afshoreh/contracts';

import type { PinnedVersions, ReleasedPage, ReleaseManifest, ReleaseSource, ShellManifest } from './release-source';

/** In development a file changes without changing its name, so it has no version and no hash. */
const VERSION = 'dev';
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** What a bundler serves instead of a manifest. */
interface Served {
  pages: readonly ReleasedPage[];
  links: readonly FrameLink[];
}

/** How often a bundler is asked for its pages and links, in ms, because they change during development too. */
const POLL_MS = 500;

/** The pages and links that a bundler serves now; null while it does not respond. */
function servedBy(origin: string): Promise<Served | null> {
  return fetch(`${origin}/pages.json`)
    .then((answer) => answer.json() as Promise<Served>)
    .catch(() => null);
}

function unreleased(name: RemoteName, { pages, links }: Served, origin?: string): ReleaseManifest {
  const contract = { name, version: CONTRACT_VERSION };
  const build = { name, version: VERSION, contract, scripts: [], fonts: [], files: {} };
  return { ...build, entry: 'remoteEntry.js', integrity: '', shared: {}, pages, links, ...(origin && { origin }) };
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

/** Replaces remotes by dev servers. `id` distinguishes the result from earlier replacements. */
function replaced(
  pinned: PinnedVersions,
  by: Readonly<Record<RemoteName, ReleaseManifest>>,
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
  ports: Readonly<Record<string, number>>,
  frontends: string,
): Promise<ReleaseSource> {
  const served: Record<RemoteName, ReleaseManifest> = {};
  const listeners: (() => void)[] = [];
  let seen = '';
  let changes = 0;
  const look = async () => {
    const states = [String(await writtenAt(developmentWorker(frontends)))];
    for (const name of Object.keys(ports).filter(isRemoteName)) {
      const now = await servedBy(`http://127.0.0.1:${ports[name]}`);
      const { pages, links = [] } = now ?? served[name] ?? {};
      if (!pages) continue;
      const builtAt = await writtenAt(join(nodeFolderIn(frontends, name), NODE_ENTRY));
      served[name] = {
        ...unreleased(name, { pages, links }),
        ...(builtAt !== null && { node: { entry: NODE_ENTRY } }),
      };
      states.push(JSON.stringify([builtAt, pages, links]));
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
 * The remotes in `?mf=cart@http://localhost:4102` (several are joined by commas). It ignores other hosts, and names that no remote can have.
 */
export function overridesOf(query: string): Overrides {
  const wanted = new URLSearchParams(query).getAll('mf').flatMap((value) => value.split(','));
  const pairs = wanted.flatMap((each): [RemoteName, string][] => {
    const [name, origin = ''] = each.split('@', 2);
    return isRemoteName(name) && LOOPBACK.test(origin) ? [[name, origin]] : [];
  });
  return new Map(pairs);
}

export async function withOverrides(pinned: PinnedVersions, overrides: Overrides): Promise<PinnedVersions> {
  const served: Record<RemoteName, ReleaseManifest> = {};
  for (const [name, origin] of overrides) {
    const { pages = [], links = [] } = (await servedBy(origin)) ?? pinned.remotes[name] ?? {};
    served[name] = unreleased(name, { pages, links }, origin);
  }
  return replaced(pinned, served, `mf:${[...overrides].join('+')}`);
}
