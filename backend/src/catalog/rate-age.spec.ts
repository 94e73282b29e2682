import { expect, it } from '@jest/globals';
import { rateAgeOf, shownRateOf } from './rate-age.js';

const rate = {
  usdRate: 83_000,
  usdRateDate: '2026-01-01T00:00:00.000Z',
  rateOldAfterDays: 30,
  rateExpiredAfterDays: 90,
};

it.each([
  ['2026-01-01T00:00:00.000Z', 'fresh', 83_000],
  ['2026-01-31T00:00:00.000Z', 'fresh', 83_000],
  ['2026-01-31T00:00:00.001Z', 'old', 83_000],
  ['2026-04-01T00:00:00.000Z', 'old', 83_000],
  ['2026-04-01T00:00:00.001Z', 'expired', null],
])('at %s a rate of the new year is %s', (now, age, shown) => {
  expect([rateAgeOf(rate, new Date(now)), shownRateOf(rate, new Date(now))]).toEqual([age, shown]);
});
