import { expect, it } from '@jest/globals';
import { lastMidnights, midnightOf } from './tehran-day.js';

it.each([
  ['just before midnight in Tehran', '2026-11-21T20:29:59.999Z', '2026-11-20T20:30:00.000Z'],
  ['at midnight', '2026-11-21T20:30:00.000Z', '2026-11-21T20:30:00.000Z'],
  ['when it is still yesterday in UTC', '2026-11-21T23:00:00.000Z', '2026-11-21T20:30:00.000Z'],
])('the day in Tehran began: %s', (_when, moment, began) =>
  expect(new Date(midnightOf(new Date(moment))).toISOString()).toBe(began),
);

it('the last days begin one after the other, today last', () =>
  expect(lastMidnights(new Date('2026-03-01T12:00:00Z'), 3).map((day) => day.toISOString())).toEqual([
    '2026-02-26T20:30:00.000Z',
    '2026-02-27T20:30:00.000Z',
    '2026-02-28T20:30:00.000Z',
  ]));
