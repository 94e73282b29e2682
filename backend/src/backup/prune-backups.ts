import type { ObjectStore } from '@afshoreh/storage';
import { inLanes } from './in-lanes.js';
import { parsedManifest, verifiedAt, type Manifest } from './manifest.js';
import { BackupRefused } from './refused.js';

const lanes = 4;
const dayMs = 24 * 60 * 60 * 1000;

/** One backup of the list. A backup without a manifest was interrupted, or is being made now. */
export interface ListedBackup {
  id: string;
  manifest: Manifest | null;
  /** ISO 8601 */
  verifiedAt: string | null;
}

export async function listBackups(store: ObjectStore): Promise<ListedBackup[]> {
  return inLanes(await idsIn(store), lanes, async (id) => ({
    id,
    manifest: await parsedManifest(store, id).then(
      ({ manifest }) => manifest,
      () => null,
    ),
    verifiedAt: await verifiedAt(store, id),
  }));
}

/**
 * Returns `asked` itself, or for `latest` the id of the newest backup that has a manifest.
 * @throws BackupRefused
 */
export async function idOf(store: ObjectStore, asked: string): Promise<string> {
  if (asked !== 'latest') return asked;
  const newest = (await listBackups(store)).find(({ manifest }) => manifest !== null);
  if (!newest) throw new BackupRefused('there is no backup');
  return newest.id;
}

/**
 * Removes old backups. It keeps the newest backup of each day and of each week: for the last `daily` days and the last
 * `weekly` weeks that have a backup (UTC, weeks begin on Monday). It also removes backups that were interrupted more than a
 * day ago. Returns the ids of the removed backups.
 */
export async function pruneBackups(store: ObjectStore, keep: { daily: number; weekly: number }): Promise<string[]> {
  const backups = await listBackups(store);
  const whole = backups.filter(({ manifest }) => manifest !== null).map(({ id }) => id);
  const kept = new Set([...newestOfEach(whole, dayOf, keep.daily), ...newestOfEach(whole, weekOf, keep.weekly)]);
  // The newest backup is kept even if `daily` and `weekly` are 0.
  if (whole[0]) kept.add(whole[0]);
  const isOld = (id: string): boolean => Date.now() - momentOf(id) > dayMs;
  const gone = backups.filter(({ id, manifest }) => (manifest ? !kept.has(id) : isOld(id))).map(({ id }) => id);
  for (const id of gone) {
    const keys = await store.list(`${id}/`);
    // The manifest is deleted first. If the removal is interrupted, the rest has no manifest and does not look like a
    // complete backup.
    const manifests = keys.filter((key) => key === `${id}/manifest.json`);
    for (const key of manifests) await store.delete(key);
    await inLanes(
      keys.filter((key) => !manifests.includes(key)),
      lanes,
      (key) => store.delete(key),
    );
  }
  return gone;
}

const idPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9a-f]{4}$/;

async function idsIn(store: ObjectStore): Promise<string[]> {
  const first = (await store.list('')).map((key) => key.split('/', 1)[0] as string);
  return [...new Set(first)]
    .filter((id) => idPattern.test(id))
    .sort()
    .reverse();
}

function momentOf(id: string): number {
  return Date.parse(id.slice(0, 16).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

const dayOf = (id: string): number => Math.floor(momentOf(id) / dayMs);
/** Day 0 of the clock was a Thursday. */
const weekOf = (id: string): number => Math.floor((dayOf(id) + 3) / 7);

function newestOfEach(ids: readonly string[], spanOf: (id: string) => number, count: number): string[] {
  const newest = new Map<number, string>();
  for (const id of ids) if (!newest.has(spanOf(id))) newest.set(spanOf(id), id);
  return [...newest.values()].slice(0, count);
}
