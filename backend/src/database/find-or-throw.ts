import type { EntityManager, FindOneOptions, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/**
 * The row with this id.
 * @param options further conditions, relations, a lock
 * @throws NotFound when there is none
 */
export async function findOrThrow<Row extends { id: number }>(
  manager: EntityManager,
  entity: new () => Row,
  id: number,
  NotFound: new (id: number) => Error,
  options: FindOneOptions<Row> = {},
): Promise<Row> {
  const where = { ...options.where, id } as FindOptionsWhere<Row>;
  const row = await manager.findOne(entity, { ...options, where });
  if (!row) throw new NotFound(id);
  return row;
}

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
