import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { filesUnder, type ReadyFile } from '../files';
import { unreleasedShell } from './development';
import { shellManifestOf } from './manifest';
import type { ShellManifest } from './release-source';
import { baseOf } from './snapshot';

/** The shell that was built together with this server. */
export interface OwnShell {
  manifest: ShellManifest;
  /** Its browser files in memory, by address. */
  files: ReadonlyMap<string, ReadyFile>;
}

export async function ownShell(frontends: string): Promise<OwnShell> {
  const manifest = shellManifestOf(await readFile(join(frontends, 'shell/dist/release.json')));
  return { manifest, files: await filesUnder(join(frontends, 'shell/dist/web'), baseOf(manifest)) };
}

/** For development, where the bundler serves the files. */
export const bundledShell: OwnShell = { manifest: unreleasedShell, files: new Map() };
