import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const prefix = '.backup-';
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * An empty folder in `dataDir`, for this user only: on the same disk, so that a file can be moved into its place in one step.
 * Folders of processes that were killed go after a day.
 */
export async function scratchFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  for (const name of (await readdir(dataDir)).filter((each) => each.startsWith(prefix))) {
    const { mtimeMs } = await stat(join(dataDir, name));
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  return mkdtemp(join(dataDir, prefix));
}
