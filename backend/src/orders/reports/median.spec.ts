import { expect, it } from '@jest/globals';
import { medianOf } from './call-report.js';

it.each<[string, [value: number, times: number][], number | null]>([
  ['nothing', [], null],
  ['one value', [[7, 1]], 7],
  [
    'an odd number',
    [
      [1, 1],
      [4, 1],
      [9, 1],
    ],
    4,
  ],
  [
    'an even number',
    [
      [1, 1],
      [2, 1],
      [4, 1],
      [10, 1],
    ],
    3,
  ],
  [
    'values that occur often',
    [
      [0, 2],
      [120, 8],
      [480, 2],
      [600, 4],
      [960, 8],
    ],
    540,
  ],
])('the median of %s', (_name, values, expected) => expect(medianOf(values)).toBe(expected));
