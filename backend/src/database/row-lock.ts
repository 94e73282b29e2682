import type { EntityManager, FindOneOptions, ObjectLiteral } from 'typeorm';

/**
 * An option for `find` in a transaction: nobody else can change the rows until the transaction ends. `exclusive` is for rows
 * that are changed, so that the second of two changes starts from what the first one stored; `shared` is for rows that are
 * only referred to, and lets several transactions hold the lock. SQLite has one writer at a time and needs no locks.
 */
export function rowLock(
  tx: EntityManager,
  kind: 'exclusive' | 'shared' = 'exclusive',
): Pick<FindOneOptions<ObjectLiteral>, 'lock'> {
  if (tx.dataSource.options.type === 'better-sqlite3') return {};
  return { lock: { mode: kind === 'exclusive' ? 'pessimistic_write' : 'pessimistic_read' } };
}
