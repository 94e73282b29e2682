import { dayMs } from '../common/tehran-day.js';
import type { Settings } from '../content/index.js';

/** `old`: prices at this rate are shown with a mark. `expired`: they are not shown. */
export const rateAges = ['fresh', 'old', 'expired'] as const;
export type RateAge = (typeof rateAges)[number];

type DatedRate = Pick<Settings, 'usdRate' | 'usdRateDate' | 'rateOldAfterDays' | 'rateExpiredAfterDays'>;

export function rateAgeOf(rate: Omit<DatedRate, 'usdRate'>, now = new Date()): RateAge {
  const days = (now.getTime() - Date.parse(rate.usdRateDate)) / dayMs;
  if (days > rate.rateExpiredAfterDays) return 'expired';
  return days > rate.rateOldAfterDays ? 'old' : 'fresh';
}

/** Toman per dollar for the prices that visitors see, or null when the rate is too old to show prices. */
export function shownRateOf(rate: DatedRate, now = new Date()): number | null {
  return rateAgeOf(rate, now) === 'expired' ? null : rate.usdRate;
}
