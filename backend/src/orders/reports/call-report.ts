import { namesOfAdmins } from '../../auth/index.js';
import { inSlices } from '../../common/in-slices.js';
import type { Database } from '../../database/index.js';
import { copy } from '../copy.js';
import { sumOf, valuesOf, type DaySums } from './day-sums.js';

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

export function callFigures(days: readonly DaySums[]): CallFigures {
  const promised = days.flatMap((day) => day.promised);
  return {
    promised: sumOf(promised, 'orders'),
    inTime: sumOf(promised, 'inTime'),
    medianMinutes: waitFigures(days).medianMinutes,
  };
}

/** The orders with a promise for these days that were called, and the median time to their first attempt. */
export function waitFigures(days: readonly DaySums[]): { orders: number; medianMinutes: number | null } {
  const waits = new Map<number, number>();
  for (const { wait, orders } of days.flatMap((day) => day.promised)) {
    if (wait !== null) waits.set(wait, (waits.get(wait) ?? 0) + orders);
  }
  return {
    orders: [...waits.values()].reduce((sum, orders) => sum + orders, 0),
    medianMinutes: medianOf([...waits].sort(([one], [other]) => one - other)),
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

/** The calls on these days by admin, most calls first. One query, for the names. */
export async function expertFigures(database: Database, days: readonly DaySums[]): Promise<ExpertFigures[]> {
  const called = new Map<number, number[]>();
  for (const day of days) for (const [adminId, ids] of day.called) valuesOf(called, adminId).push(...ids);
  const firstCalls = days.flatMap((day) => day.firstCalls);
  const names = await namesOfAdmins(database.read, [...called.keys()]);
  const experts: ExpertFigures[] = [];
  await inSlices(called, ([adminId, ids]) => {
    const own = firstCalls.filter((each) => each.adminId === adminId);
    experts.push({
      adminId,
      name: names.get(adminId) ?? copy.formerExpert,
      orders: new Set(ids).size,
      calls: ids.length,
      firstCalls: sumOf(own, 'orders'),
      inTime: sumOf(own, 'inTime'),
    });
  });
  return experts.sort((one, other) => other.calls - one.calls || one.adminId - other.adminId);
}
