import type { ObjectStore } from '@afshoreh/storage';
import type { Env } from '../config/index.js';
import { databaseCopyOf } from './database-copy-of.js';
import { inLanes } from './in-lanes.js';
import { noteVerified, readManifest, refuseNewer, type Manifest } from './manifest.js';
import { NewestBackup } from './newest-backup.js';
import { BackupRefused } from './refused.js';
import { isRecord, SiteFiles } from './site-files.js';
import { StoredFiles, type StoredFile } from './stored-files.js';

const lanes = 4;

export interface RestoreOptions {
  secret: Buffer | null;
  /** Whether the backup may replace an existing site. If false, a site with a database or files is refused. */
  replace: boolean;
}

/** Reads every file of a backup and compares it with the manifest. @throws BackupRefused at the first difference */
export async function verifyBackup(store: ObjectStore, id: string, secret: Buffer | null): Promise<Manifest> {
  const { manifest, sealing } = await readManifest(store, id, secret);
  const stored = new StoredFiles(store, id, sealing);
  await inLanes(manifest.files, lanes, (file) => stored.check(file));
  await noteVerified(store, id, new Date());
  return manifest;
}

/**
 * Restores the site from a backup. The whole backup is read and checked before anything is changed. Copies of the service
 * may run meanwhile: at each moment every file exists that the database and the records of releases name.
 */
export async function restoreBackup(
  env: Env,
  store: ObjectStore,
  id: string,
  { secret, replace }: RestoreOptions,
): Promise<Manifest> {
  const { manifest, sealing } = await readManifest(store, id, secret);
  const copy = databaseCopyOf(env);
  const dump = manifest.files.find(({ path }) => path === copy.path);
  if (manifest.database !== env.database.type || !dump) {
    throw new BackupRefused(
      `${id} is of ${manifest.database}, and the site is on ${env.database.type}: see DATABASE_URL`,
    );
  }
  refuseNewer(manifest);
  const site = new SiteFiles(env);
  const before = await site.list();
  if (!replace) refuseFull(await copy.isThere(), before);
  await verifyBackup(store, id, secret);

  const stored = new StoredFiles(store, id, sealing);
  const staged = await copy.stage(stored.read(dump), manifest.rows);
  try {
    const files = manifest.files.filter((file) => file !== dump);
    const write = async (file: StoredFile): Promise<void> => site.write(file.path, await stored.readWhole(file));
    const records = files.filter(({ path }) => isRecord(path));
    const others = files.filter(({ path }) => !isRecord(path));
    await inLanes(others, lanes, write);
    await staged.switch();
    await inLanes(records, lanes, write);
    const kept = new Set(files.map(({ path }) => path));
    await inLanes(
      before.filter((path) => !kept.has(path)),
      lanes,
      (path) => site.delete(path),
    );
  } finally {
    await staged.discard();
  }
  await new NewestBackup(env).note(manifest);
  return manifest;
}

function refuseFull(hasDatabase: boolean, files: readonly string[]): void {
  if (!hasDatabase && files.length === 0) return;
  const found = [hasDatabase ? 'a database' : '', files.length > 0 ? `${files.length} files` : ''].filter(Boolean);
  throw new BackupRefused(`the place is not empty (${found.join(', ')}): --replace puts the backup in its place`);
}
