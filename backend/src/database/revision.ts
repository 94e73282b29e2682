import type { EntityManager } from 'typeorm';

const bumped = new WeakMap<EntityManager, number>();
const locked = new WeakSet<EntityManager>();

/**
 * Counts a change to public data, in the transaction of the change. Caches use this number as their key.
 * Call it, or {@link lockRevision}, in every `database.write` whose result a visitor can see.
 */
export async function bumpRevision(tx: EntityManager): Promise<void> {
  if (bumped.has(tx)) return;
  await tx.query('UPDATE revision SET value = value + 1');
  // Read while the row is locked, because nothing may fail after the commit.
  bumped.set(tx, await readRevision(tx));
}

/**
 * Waits for other changes to public data, like {@link bumpRevision}, without counting a change yet. For writes that may turn
 * out to change nothing; `recordChange` counts those that do.
 */
export async function lockRevision(tx: EntityManager): Promise<void> {
  await tx.query('UPDATE revision SET value = value');
  locked.add(tx);
}

/** Counts a change, in a transaction that has locked the revision because its changes are public. */
export async function bumpLockedRevision(tx: EntityManager): Promise<void> {
  if (locked.has(tx)) await bumpRevision(tx);
}

/** The revision that this transaction created; undefined when it changed no public data. */
export function bumpedRevision(tx: EntityManager): number | undefined {
  return bumped.get(tx);
}

/** The current revision in the database. */
export async function readRevision(manager: EntityManager): Promise<number> {
  const rows: { value: number }[] = await manager.query('SELECT value FROM revision');
  return Number(rows[0]?.value ?? 0);
}
