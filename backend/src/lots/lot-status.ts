import { dayOf } from '../common/tehran-day.js';

export const lotStatuses = ['draft', 'released', 'blocked'] as const;
export type LotStatus = (typeof lotStatuses)[number];

/** The states that readers see: a released lot is expired after its last day, without any write. */
export const lotStates = [...lotStatuses, 'expired'] as const;
export type LotState = (typeof lotStates)[number];

/** A lot is sold until the end of its last day in Tehran. A blocked lot stays blocked. */
export function stateOf({ status, bestBefore }: { status: LotStatus; bestBefore: string }, now: Date): LotState {
  return status === 'released' && dayOf(now) > bestBefore ? 'expired' : status;
}

/** A lot that is no longer a draft cannot become a draft again, because others may have its link. */
export function mayBecome(from: LotStatus, to: LotStatus): boolean {
  return to !== 'draft' || from === 'draft';
}
