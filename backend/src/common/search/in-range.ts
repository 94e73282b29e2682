import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { storedInstant } from '../../database/columns.js';
import type { TimedPageQuery } from '../http/index.js';

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
