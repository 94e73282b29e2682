import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { Refused } from './compatibility';
import { manifestOf } from './manifest';
import type { ReleaseManifest } from './release-source';
import { contentOf } from './release-keys';
import { MAPS } from './release-store';

const MEGABYTE = 1024 * 1024;
/** Several times the size of our largest file and remote. There is a limit because a shell keeps the served files in memory. */
const LARGEST_FILE = 4 * MEGABYTE;
const LARGEST_RELEASE = 32 * MEGABYTE;

/** The result of a build in a `dist` folder. */
export interface BuiltRelease {
  manifest: ReleaseManifest;
  /** The bytes of the manifest file, signed or not. */
  manifestFile: Buffer;
  /** Reads a file of the build, `path` as in the manifest; returns null when it does not exist. */
  read: (path: string) => Promise<Buffer | null>;
  /** The source maps in its folder `maps`; none when the folder is missing, as in a production tree. */
  maps: string[];
}

/** @throws Refused, InvalidManifest */
export async function builtRelease(dist: string): Promise<BuiltRelease> {
  const read = (path: string) => readFile(join(dist, path)).catch(() => null);
  const manifestFile = await read('release.json');
  if (!manifestFile) throw new Refused([`${join(dist, 'release.json')} is missing: build it first`]);
  const manifest = manifestOf(contentOf(manifestFile));
  if (!manifest.digest) throw new Refused(['its manifest has no digest: build it again with the libs/build of today']);
  const inMaps = await readdir(join(dist, MAPS), { recursive: true }).catch(() => []);
  return { manifest, manifestFile, read, maps: inMaps.filter((file) => file.endsWith('.map')) };
}

/** The files that are too large to publish, a line each. It reads only their sizes. */
export async function sizeProblems(dist: string, { files }: ReleaseManifest): Promise<string[]> {
  const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
  const sizes = await Promise.all(
    Object.keys(files).map(async (path) => ({
      path,
      size: (await stat(join(dist, path)).catch(() => null))?.size ?? 0,
    })),
  );
  const whole = sizes.reduce((sum, { size }) => sum + size, 0);
  return [
    ...sizes
      .filter(({ size }) => size > LARGEST_FILE)
      .map(
        ({ path, size }) => `${path} is too large: ${inMegabytes(size)}, a file may have ${inMegabytes(LARGEST_FILE)}`,
      ),
    ...(whole > LARGEST_RELEASE
      ? [`the release is too large: ${inMegabytes(whole)}, it may have ${inMegabytes(LARGEST_RELEASE)}`]
      : []),
  ];
}
