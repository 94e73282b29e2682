import { dayMs } from '../common/tehran-day.js';

const undoMs = 30 * dayMs;

/** Until when a merge can be undone. */
export function undoUntil(mergedAt: Date): string {
  return new Date(mergedAt.getTime() + undoMs).toISOString();
}
