import { CONTRACT_VERSION, REMOTES, type RemoteName } from '@afshoreh/contracts';

import { isRemote } from './manifest';
import type { PinnedVersions, ReleaseManifest, ReleaseSource, ShellManifest } from './release-source';

/** In development files change under their names, so they have no version and no hash. */
const VERSION = 'dev';
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

function unreleased(name: RemoteName, origin?: string): ReleaseManifest {
  const contract = { name, version: CONTRACT_VERSION };
  const build = { name, version: VERSION, contract, scripts: [], fonts: [], files: {} };
  return { ...build, entry: 'remoteEntry.js', integrity: '', shared: {}, ...(origin && { origin }) };
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

function replaced(
  pinned: PinnedVersions,
  names: readonly RemoteName[],
  by: (name: RemoteName) => ReleaseManifest,
): PinnedVersions {
  const remotes = Object.fromEntries(
    REMOTES.map((name) => [name, names.includes(name) ? by(name) : pinned.remotes[name]]),
  );
  return { id: `${pinned.id},hot:${names.join('+')}`, remotes: remotes as PinnedVersions['remotes'] };
}

/** The releases of `source`, but for the remotes that a bundler serves as they are being written. */
export function withDevServers(source: ReleaseSource, served: readonly RemoteName[]): ReleaseSource {
  const hot = (pinned: PinnedVersions) => replaced(pinned, served, (name) => unreleased(name));
  return {
    pinnedFor: (key) => hot(source.pinnedFor(key)),
    live: () => source.live().map(hot),
    onChange: (listener) => source.onChange(listener),
    file: (...wanted) => source.file(...wanted),
    nodeFolder: (...wanted) => source.nodeFolder(...wanted),
  };
}

/** Where one page view takes some remotes from: remote → origin on this machine. */
export type Overrides = ReadonlyMap<RemoteName, string>;

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

export function withOverrides(pinned: PinnedVersions, overrides: Overrides): PinnedVersions {
  return replaced(pinned, [...overrides.keys()], (name) => unreleased(name, overrides.get(name)));
}
