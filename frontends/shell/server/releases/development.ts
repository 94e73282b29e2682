import { CONTRACT_VERSION, REMOTES, type RemoteName } from '@afshoreh/contracts';

import { isRemote } from './manifest';
import type { PinnedVersions, ReleasedPage, ReleaseManifest, ReleaseSource, ShellManifest } from './release-source';

/** In development files change under their names, so they have no version and no hash. */
const VERSION = 'dev';
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** So often a bundler is asked for the pages of what it serves, in ms: its table of pages is being written, too. */
const POLL_MS = 500;

/** What a bundler serves now; null while it does not answer. */
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

/** `id` tells what replaces the releases from what replaced them before. */
function replaced(
  pinned: PinnedVersions,
  by: Partial<Record<RemoteName, ReleaseManifest>>,
  id: string,
): PinnedVersions {
  return { id: `${pinned.id},${id}`, remotes: { ...pinned.remotes, ...by } };
}

/** The releases of `source`, but for the remotes that a bundler on a port of this machine serves as they are being written. */
export async function withDevServers(
  source: ReleaseSource,
  ports: Partial<Record<RemoteName, number>>,
): Promise<ReleaseSource> {
  const served: Partial<Record<RemoteName, ReleaseManifest>> = {};
  let changes = 0;
  const look = async () => {
    for (const name of REMOTES.filter((each) => each in ports)) {
      const pages = await pagesFrom(`http://127.0.0.1:${ports[name]}`);
      if (!pages || JSON.stringify(pages) === JSON.stringify(served[name]?.pages)) continue;
      served[name] = unreleased(name, pages);
      changes += 1;
    }
  };
  await look();
  setInterval(() => void look(), POLL_MS).unref();
  const hot = (pinned: PinnedVersions) => replaced(pinned, served, `hot:${changes}`);
  return {
    pinnedFor: (key) => hot(source.pinnedFor(key)),
    live: () => source.live().map(hot),
    onChange: (listener) => source.onChange(listener),
    file: (...wanted) => source.file(...wanted),
    nodeFolder: (...wanted) => source.nodeFolder(...wanted),
  };
}

/** Where one page view takes some remotes from: remote → origin on this machine. */
type Overrides = ReadonlyMap<RemoteName, string>;

/**
 * The remotes that `?mf=cart@http://localhost:4102` names (also several, with commas between). Only known remotes and only
 * this machine; anything else is left out.
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
