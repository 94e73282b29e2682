import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { REMOTES, type Snapshot } from '@afshoreh/contracts';

/** The record a build leaves beside its files (`dist/release.json`). */
export interface Release {
  name: string;
  version: string;
  /** A remote's first file, and its hash. */
  entry?: string;
  integrity?: string;
  /** Files to begin loading with the page: the shell's own scripts, a remote's exposed module. */
  scripts: string[];
  fonts: string[];
}

export type Releases = Readonly<Record<'shell' | (typeof REMOTES)[number], Release>>;

async function releaseOf(frontends: string, name: string): Promise<Release> {
  return JSON.parse(await readFile(join(frontends, name, 'dist/release.json'), 'utf8')) as Release;
}

/** The releases that were built into this copy. */
export async function builtReleases(frontends: string): Promise<Releases> {
  const names = ['shell', ...REMOTES] as const;
  const releases = await Promise.all(names.map((name) => releaseOf(frontends, name)));
  return Object.fromEntries(names.map((name, at) => [name, releases[at]])) as unknown as Releases;
}

/** In development files change under their names, so they have no version. */
export function developmentReleases(): Releases {
  const remote = (name: string) => ({ name, version: 'dev', entry: 'remoteEntry.js', scripts: [], fonts: [] });
  return {
    shell: { name: 'shell', version: 'dev', scripts: ['shell.js'], fonts: [] },
    storefront: remote('storefront'),
    cart: remote('cart'),
    admin: remote('admin'),
  };
}

/** Address of the folder a remote's files are served from. */
export function baseOf({ name, version }: Release): string {
  return name === 'shell' ? '/assets/' : `/cdn/${name}/${version}/`;
}

/** What the page is told about the remotes. */
export function snapshotOf(releases: Releases): Snapshot {
  return Object.fromEntries(
    REMOTES.map((name) => {
      const { version, entry = '', integrity } = releases[name];
      return [name, { version, entry: baseOf(releases[name]) + entry, integrity }];
    }),
  ) as Snapshot;
}
