import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { storedInstant } from '../../database/columns.js';
import type { TimedPageQuery } from '../http/index.js';

/** Only rows of that time, by the moment in `column` (`contact.createdAt`). */
export function inRange<T extends ObjectLiteral>(
  find: SelectQueryBuilder<T>,
  column: string,
  { from, to }: Pick<TimedPageQuery, 'from' | 'to'>,
): SelectQueryBuilder<T> {
  if (from) find.andWhere(`${column} >= :from`, { from: storedInstant(from) });
  if (to) find.andWhere(`${column} < :to`, { to: storedInstant(to) });
  return find;
}
