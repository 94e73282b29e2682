import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectStore } from '@afshoreh/storage';
import { unknownMigrations } from '../database/schema-state.js';
import { BackupRefused } from './refused.js';
import { sealingOf, type Sealing } from './sealing.js';
import type { StoredFile } from './stored-files.js';

const format = 1;

/** The content of one backup. The manifest is written last, so a folder without a manifest is a backup that was interrupted. */
export interface Manifest {
  format: number;
  id: string;
  createdAt: string;
  /** The version of this program. */
  app: string;
  database: 'sqlite' | 'mysql';
  /** The migrations that the database had. */
  schema: string[];
  /** How many rows each table has. */
  rows: Record<string, number>;
  /** Whether the backup contains the key that signs admin tokens. */
  secrets: boolean;
  /** See `Sealing`. */
  salt: string | null;
  files: StoredFile[];
}

const keyOf = (id: string): string => `${id}/manifest.json`;
const verifiedKeyOf = (id: string): string => `${id}/verified.json`;

export const { version: appVersion } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { version: string };

export function newManifest(
  id: string,
  at: Date,
  sealing: Sealing,
): Pick<Manifest, 'format' | 'id' | 'createdAt' | 'app' | 'salt'> {
  return { format, id, createdAt: at.toISOString(), app: appVersion, salt: sealing.salt };
}

export async function writeManifest(store: ObjectStore, manifest: Manifest, sealing: Sealing): Promise<void> {
  const text = JSON.stringify(manifest);
  await store.put(keyOf(manifest.id), Buffer.from(JSON.stringify({ manifest, mark: sealing.mark(text) })));
}

/**
 * Returns the manifest after its mark was checked, and the sealing of its files.
 * @throws BackupRefused when the mark is wrong
 */
export async function readManifest(
  store: ObjectStore,
  id: string,
  secret: Buffer | null,
): Promise<{ manifest: Manifest; sealing: Sealing }> {
  const { manifest, mark } = await parsedManifest(store, id);
  const sealing = sealingOf(manifest.salt, secret);
  if (sealing.mark(JSON.stringify(manifest)) === mark) return { manifest, sealing };
  throw new BackupRefused(`${keyOf(id)} was changed${manifest.salt ? ', or its key is another one' : ''}`);
}

/**
 * Returns the stored manifest without a check of its mark; that is enough for lists.
 * @throws BackupRefused when there is no manifest of this backup
 */
export async function parsedManifest(store: ObjectStore, id: string): Promise<{ manifest: Manifest; mark: string }> {
  const stored = await store.get(keyOf(id));
  if (!stored) throw new BackupRefused(`there is no backup ${id}, or it was broken off: ${keyOf(id)} is missing`);
  try {
    const parsed = JSON.parse(stored.toString()) as { manifest: Manifest; mark: string };
    if (parsed.manifest.id === id && Array.isArray(parsed.manifest.files)) return parsed;
  } catch {
    // The error below also covers text that is not JSON.
  }
  throw new BackupRefused(`${keyOf(id)} was changed: it is no manifest of this backup`);
}

/** @throws BackupRefused when this program is older than the one that made the backup */
export function refuseNewer({ id, app, schema, format: written }: Manifest): void {
  const unknown = unknownMigrations(schema);
  if (written <= format && unknown.length === 0 && !isNewer(app, appVersion)) return;
  const reason = unknown.length > 0 ? `its schema has ${unknown.join(', ')}` : `version ${app}, this is ${appVersion}`;
  throw new BackupRefused(`${id} was made by a newer release (${reason}): restore it with that release`);
}

function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const place = a.findIndex((number, index) => number !== b[index]);
  return place >= 0 && a[place]! > (b[place] ?? -1);
}

/** Stores that the backup was complete and unchanged at this moment; the list of backups shows it. */
export async function noteVerified(store: ObjectStore, id: string, at: Date): Promise<void> {
  await store.put(verifiedKeyOf(id), Buffer.from(JSON.stringify({ at: at.toISOString() })));
}

/** When a check last found the backup complete and unchanged (ISO 8601); null when no check has. */
export async function verifiedAt(store: ObjectStore, id: string): Promise<string | null> {
  const stored = await store.get(verifiedKeyOf(id));
  return stored && (JSON.parse(stored.toString()) as { at: string }).at;
}
