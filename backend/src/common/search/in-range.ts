import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { storedInstant } from '../../database/columns.js';
import type { KnownRecords, TimedPageQuery } from '../http/index.js';

/** Keeps the rows whose time in `column` (`contact.createdAt`) is in the range. */
export function inRange<T extends ObjectLiteral>(
  find: SelectQueryBuilder<T>,
  column: string,
  { from, to }: Pick<TimedPageQuery, 'from' | 'to'>,
): SelectQueryBuilder<T> {
  if (from) find.andWhere(`${column} >= :from`, { from: storedInstant(from) });
  if (to) find.andWhere(`${column} < :to`, { to: storedInstant(to) });
  return find;
}

/** Keeps the rows with these ids, and those that changed after a moment. */
export function onlyKnown<T extends ObjectLiteral>(
  find: SelectQueryBuilder<T>,
  { ids, updatedAfter }: KnownRecords,
): SelectQueryBuilder<T> {
  const { alias } = find;
  if (ids) find.andWhere(`${alias}.id IN (:...ids)`, { ids });
  if (updatedAfter) find.andWhere(`${alias}.updatedAt > :updatedAfter`, { updatedAfter: storedInstant(updatedAfter) });
  return find;
}
