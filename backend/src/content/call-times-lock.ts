import type { EntityManager } from 'typeorm';

/** A row of the settings that is always there (a migration stored it). */
const lockedRow = "SELECT value FROM setting WHERE `key` = 'version'";

/**
 * In a transaction that changes call hours or holidays, before anything else: waits for the orders that are being placed,
 * so that their promises are moved as well. SQLite has one writer at a time, and needs no lock.
 */
export async function lockCallTimes(tx: EntityManager): Promise<void> {
  if (!isSqlite(tx)) await tx.query(`${lockedRow} FOR UPDATE`);
}

/**
 * In a transaction that promises a call, before it reads call hours and holidays: both stay as they are until it ends.
 * Orders do not wait for each other.
 */
export async function holdCallTimes(tx: EntityManager): Promise<void> {
  if (!isSqlite(tx)) await tx.query(`${lockedRow} LOCK IN SHARE MODE`);
}

const isSqlite = (tx: EntityManager): boolean => tx.dataSource.options.type === 'better-sqlite3';
