import { namesOfAdmins } from '../../auth/index.js';
import { storedInstant, type RawNumber } from '../../database/columns.js';
import type { Database } from '../../database/index.js';
import { copy } from '../copy.js';
import type { Period } from './period.js';

/** Promised calls that have come due, and how they went. */
export interface CallFigures {
  /** Orders whose promised time was in the period and has passed. */
  promised: number;
  /** Of these, the orders whose first attempt was not later than promised. */
  inTime: number;
  /**
   * The median time from the order to the first attempt among the promised orders that were called, in minutes of the
   * call hours that were valid then. Null when none was called.
   */
  medianMinutes: number | null;
}

/** The calls of one admin in the period. */
export interface ExpertFigures {
  adminId: number;
  name: string;
  /** How many different orders they called, reached or not. */
  orders: number;
  /** Attempts to call. */
  calls: number;
  /** Orders whose first attempt was theirs. */
  firstCalls: number;
  /** Of these, the orders whose first attempt was not later than promised. */
  inTime: number;
}

/** One query, which groups the orders by waiting time in whole minutes and reads an index. */
export async function callFigures(database: Database, { from, to }: Pick<Period, 'from' | 'to'>): Promise<CallFigures> {
  const rows = await database.read.query<Record<'wait' | 'orders' | 'inTime', RawNumber>[]>(
    `SELECT firstCallWait AS wait, COUNT(*) AS orders, SUM(CASE WHEN firstCallAt <= callBy THEN 1 ELSE 0 END) AS inTime
     FROM orders WHERE callBy >= ? AND callBy < ? GROUP BY firstCallWait ORDER BY firstCallWait`,
    [storedInstant(from), storedInstant(to)],
  );
  const sumOf = (name: 'orders' | 'inTime'): number => rows.reduce((sum, row) => sum + Number(row[name]), 0);
  const waits = rows.filter(({ wait }) => wait !== null);
  return {
    promised: sumOf('orders'),
    inTime: sumOf('inTime'),
    medianMinutes: medianOf(waits.map(({ wait, orders }) => [Number(wait), Number(orders)])),
  };
}

/**
 * The median of values that each occur a number of times, sorted by rising value. For an even number it is the rounded
 * mean of the two middle values.
 */
export function medianOf(values: readonly (readonly [value: number, times: number])[]): number | null {
  const count = values.reduce((sum, [, times]) => sum + times, 0);
  if (count === 0) return null;
  const at = (place: number): number => {
    let before = 0;
    return values.find(([, times]) => (before += times) > place)?.[0] ?? 0;
  };
  return Math.round((at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2);
}

/** The calls in the period by admin, most calls first. Two queries on indices, and one for the names. */
export async function expertFigures(database: Database, { from, to }: Period): Promise<ExpertFigures[]> {
  const moments = [storedInstant(from), storedInstant(to)];
  const [made, first] = await Promise.all([
    database.read.query<Record<'adminId' | 'orders' | 'calls', RawNumber>[]>(
      `SELECT adminId, COUNT(DISTINCT orderId) AS orders, COUNT(*) AS calls FROM order_call WHERE at >= ? AND at < ?
       GROUP BY adminId`,
      moments,
    ),
    database.read.query<Record<'adminId' | 'orders' | 'inTime', RawNumber>[]>(
      `SELECT firstCallBy AS adminId, COUNT(*) AS orders, SUM(CASE WHEN firstCallAt <= callBy THEN 1 ELSE 0 END) AS inTime
       FROM orders WHERE firstCallAt >= ? AND firstCallAt < ? GROUP BY firstCallBy`,
      moments,
    ),
  ]);
  const names = await namesOfAdmins(
    database.read,
    made.map(({ adminId }) => Number(adminId)),
  );
  return made
    .map(({ adminId, orders, calls }) => {
      const own = first.find((row) => Number(row.adminId) === Number(adminId));
      return {
        adminId: Number(adminId),
        name: names.get(Number(adminId)) ?? copy.formerExpert,
        orders: Number(orders),
        calls: Number(calls),
        firstCalls: Number(own?.orders ?? 0),
        inTime: Number(own?.inTime ?? 0),
      };
    })
    .sort((one, other) => other.calls - one.calls || one.adminId - other.adminId);
}
