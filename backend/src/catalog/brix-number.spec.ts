import { expect, it } from '@jest/globals';
import { brixNumberOf } from './brix-number.js';

it.each([
  ['۷۰ ± ۱', 70],
  ['۲۸ تا ۳۰', 29],
  ['36-38', 37],
  ['دست‌کم ۶۵٫۵', 65.5],
  ['70 °Bx', 70],
  ['نامشخص', null],
  [null, null],
])('reads the Brix «%s» as %s degrees', (text, degrees) => {
  expect(brixNumberOf(text)).toBe(degrees);
});
