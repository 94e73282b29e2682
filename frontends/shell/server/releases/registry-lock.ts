import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { DiskStore, type ObjectStore } from '@afshoreh/storage';

const RETRY_MS = 50;
const TIMEOUT_MS = 15_000;
/** No change takes that long: whoever locked it is gone. */
const ABANDONED_MS = 120_000;

export class Locked extends Error {}

async function tryLock(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > ABANDONED_MS) await rm(file, { force: true });
  return false;
}

/**
 * Runs `work` while nobody else on this disk works on `key`. A shared store has no locks: there the registry compares
 * before it writes. @throws Locked when another one does not come to an end
 */
export async function withLock(store: ObjectStore, key: string, work: () => Promise<void>): Promise<void> {
  if (!(store instanceof DiskStore)) return work();
  const file = join(store.folder, `${key}.lock`);
  await mkdir(dirname(file), { recursive: true });
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await tryLock(file))) {
    if (Date.now() > deadline) throw new Locked(`somebody else is at work on ${key}; if not, remove ${file}`);
    await sleep(RETRY_MS);
  }
  try {
    await work();
  } finally {
    await rm(file, { force: true });
  }
}
