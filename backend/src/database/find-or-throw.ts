import type { EntityManager, FindOneOptions, FindOptionsWhere } from 'typeorm';

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
