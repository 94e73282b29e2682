import { expect, it } from '@jest/globals';
import { midnightOf } from './tehran-day.js';

it.each([
  ['just before midnight in Tehran', '2026-11-21T20:29:59.999Z', '2026-11-20T20:30:00.000Z'],
  ['at midnight', '2026-11-21T20:30:00.000Z', '2026-11-21T20:30:00.000Z'],
  ['when it is still yesterday in UTC', '2026-11-21T23:00:00.000Z', '2026-11-21T20:30:00.000Z'],
])('the day in Tehran began: %s', (_when, moment, began) =>
  expect(new Date(midnightOf(new Date(moment))).toISOString()).toBe(began),
);
