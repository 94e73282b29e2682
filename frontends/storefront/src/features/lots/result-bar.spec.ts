import { describe, expect, it } from '@jest/globals';
import { aResult } from '../../testing/a-lot';
import { barOf } from './result-bar';

const barWithin = (min: number | null, max: number | null, value: number | null) =>
  barOf(aResult({ value, limit: { ...aResult().limit!, min, max } }));

describe('the bar of a result', () => {
  it.each([
    ['a range leaves a fifth outside at each side', [69, 71, 70], { from: 20, to: 80, at: 50 }],
    ['an end of the range is within', [69, 71, 71], { from: 20, to: 80, at: 80 }],
    ['a number outside stands beside the range', [69, 71, 71.5], { from: 20, to: 80, at: 95 }],
    ['a number far away stays on the bar', [69, 71, 700], { from: 20, to: 80, at: 100 }],
    ['a range of one number has a middle', [5, 5, 5], { from: 50, to: 50, at: 50 }],
    ['a maximum begins at zero', [null, 2, 1], { from: 0, to: 80, at: 40 }],
    ['a maximum of zero has a bar', [null, 0, 0], { from: 0, to: 0, at: 0 }],
    ['a minimum is open at its end', [40, null, 48], { from: 31, to: 100, at: 63 }],
  ] as const)('%s', (_, [min, max, value], bar) => {
    expect(barWithin(min, max, value)).toEqual(bar);
  });

  it('is not drawn without a number, without a limit of numbers, or in other units or terms', () => {
    expect(barWithin(69, 71, null)).toBeNull();
    expect(barWithin(null, null, 70)).toBeNull();
    expect(barOf(aResult({ limit: null }))).toBeNull();
    expect(barOf(aResult({ unit: '%' }))).toBeNull();
    expect(barOf(aResult({ verdict: 'not_comparable' }))).toBeNull();
  });
});
