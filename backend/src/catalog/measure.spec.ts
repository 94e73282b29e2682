import { expect, it } from '@jest/globals';
import { middleOf, spanOf } from './measure.js';

it.each([
  ['۷۰ ± ۱', [69, 71], 70],
  ['۲۸ تا ۳۰', [28, 30], 29],
  ['36-38', [36, 38], 37],
  ['38-36', [36, 38], 37],
  ['دست‌کم ۶۵٫۵', [65.5, 65.5], 65.5],
  ['70 °Bx', [70, 70], 70],
  ['۱۱٫۲ در ۲۰ درجه', [11.2, 11.2], 11.2],
  ['نامشخص', null, null],
  [null, null, null],
])('reads the Brix «%s» as %j, and orders it by %s', (text, span, middle) => {
  expect([spanOf(text), middleOf(spanOf(text))]).toEqual([span, middle]);
});
