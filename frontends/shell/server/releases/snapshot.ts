import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { REMOTES, type Snapshot } from '@afshoreh/contracts';

import { shellManifestOf } from './manifest';
import type { PinnedVersions, ReleaseManifest, ShellManifest } from './release-source';

/** The shell that this server was built with. */
export async function builtShell(frontends: string): Promise<ShellManifest> {
  return shellManifestOf(await readFile(join(frontends, 'shell/dist/release.json')));
}

/** Where the shell's own files are served. */
export const SHELL_BASE = '/assets/';

/** Address of the folder a remote's files are served from. */
export function baseOf({ name, version, origin }: ReleaseManifest): string {
  return origin ? `${origin}/` : `/cdn/${name}/${version}/`;
}

/** What the page is told about the remotes; one that is not published is not in it. */
export function snapshotOf({ remotes }: PinnedVersions): Partial<Snapshot> {
  const published = REMOTES.flatMap((name) => remotes[name] ?? []);
  return Object.fromEntries(
    published.map((manifest) => {
      const { name, version, entry, integrity } = manifest;
      return [name, { version, entry: baseOf(manifest) + entry, ...(integrity && { integrity }) }];
    }),
  );
}
