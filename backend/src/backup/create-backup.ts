import { randomBytes } from 'node:crypto';
import type { Env } from '../config/index.js';
import type { ObjectStore } from '@afshoreh/storage';
import { databaseCopyOf } from './database-copy-of.js';
import { inLanes } from './in-lanes.js';
import { newManifest, writeManifest, type Manifest } from './manifest.js';
import { newSealing } from './sealing.js';
import { SiteFiles } from './site-files.js';
import { StoredFiles, type StoredFile } from './stored-files.js';

export interface CreateOptions {
  /** The content of the key file; without it the backup is not encrypted. */
  secret: Buffer | null;
  /** Whether the backup contains the key that signs admin tokens. */
  withSecrets: boolean;
}

const lanes = 4;

/** Copies the database, media and releases of the site into the store, while the site runs. */
export async function createBackup(env: Env, store: ObjectStore, options: CreateOptions): Promise<Manifest> {
  const at = new Date();
  const id = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z-${randomBytes(2).toString('hex')}`;
  const sealing = newSealing(options.secret);
  const stored = new StoredFiles(store, id, sealing);
  const copy = databaseCopyOf(env);
  const files: StoredFile[] = [];
  const { schema, rows } = await copy.dump(options.withSecrets, async (bytes) => {
    files.push(await stored.write(copy.path, bytes));
  });
  // The files are copied after the database. A file is stored before the row that names it, so every file that the
  // copied rows name exists now.
  const site = new SiteFiles(env);
  const others = await inLanes(await site.list(), lanes, async (path) => {
    const bytes = await site.open(path);
    return bytes && stored.write(path, bytes);
  });
  files.push(...others.filter((file) => file !== null));
  const database = env.database.type;
  const head = newManifest(id, at, sealing);
  const manifest: Manifest = { ...head, database, schema, rows, secrets: options.withSecrets, files };
  await writeManifest(store, manifest, sealing);
  return manifest;
}
