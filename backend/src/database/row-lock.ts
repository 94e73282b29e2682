import type { EntityManager, FindOneOptions, ObjectLiteral } from 'typeorm';

type Lock = Pick<FindOneOptions<ObjectLiteral>, 'lock'>;

/**
 * For a `find` in a transaction: the rows stay as they were read until it ends, so that of two changes at once the second
 * is made of what the first left. SQLite has one writer at a time, and no such locks.
 */
export function lockedForChange(tx: EntityManager): Lock {
  return lockOf(tx, 'pessimistic_write');
}

/** The same for rows that are only named by others: nobody changes or deletes them meanwhile, everybody may read them. */
export function lockedForUse(tx: EntityManager): Lock {
  return lockOf(tx, 'pessimistic_read');
}

function lockOf(tx: EntityManager, mode: 'pessimistic_read' | 'pessimistic_write'): Lock {
  return tx.dataSource.options.type === 'better-sqlite3' ? {} : { lock: { mode } };
}
