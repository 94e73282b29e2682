import type { EntityManager } from 'typeorm';

/** A settings row that always exists, because a migration inserts it. */
const lockedRow = "SELECT value FROM setting WHERE `key` = 'version'";

/**
 * Locks call hours and holidays. Call it before the transaction reads either. A change of them takes the exclusive
 * lock: it waits for orders that are being placed and then updates their promises too. An order takes the shared lock,
 * so that orders do not wait for each other. SQLite has a single writer and needs no lock.
 */
export async function lockCallTimes(tx: EntityManager, kind: 'exclusive' | 'shared' = 'exclusive'): Promise<void> {
  if (tx.dataSource.options.type === 'better-sqlite3') return;
  await tx.query(`${lockedRow} ${kind === 'exclusive' ? 'FOR UPDATE' : 'LOCK IN SHARE MODE'}`);
}
