import type { EntityManager } from 'typeorm';

const bumped = new WeakMap<EntityManager, number>();

/**
 * Counts a change to public data, in the transaction of the change: caches are keyed by this number (design §5).
 * Call it in every `database.write` whose result a visitor can see.
 */
export async function bumpRevision(tx: EntityManager): Promise<void> {
  if (bumped.has(tx)) return;
  await tx.query('UPDATE revision SET value = value + 1');
  // Read here, where the row is locked: after the commit nothing may fail any more.
  bumped.set(tx, await readRevision(tx));
}

/**
 * Waits for other changes of public data, as {@link bumpRevision} does, without counting one yet: for a write that may find
 * that there is nothing to change.
 */
export async function lockRevision(tx: EntityManager): Promise<void> {
  await tx.query('UPDATE revision SET value = value');
}

/** The number that this transaction made; undefined when it changed no public data. */
export function bumpedRevision(tx: EntityManager): number | undefined {
  return bumped.get(tx);
}

/** The number as the database has it now. */
export async function readRevision(manager: EntityManager): Promise<number> {
  const rows: { value: number }[] = await manager.query('SELECT value FROM revision');
  return Number(rows[0]?.value ?? 0);
}
