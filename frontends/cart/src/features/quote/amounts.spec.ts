import { expect, it } from '@jest/globals';
import { formatAmountIn } from './amounts';

it.each([
  ['rial', 5_021_500_000, '۵٬۰۲۱٬۵۰۰٬۰۰۰ ریال'],
  ['toman', 166_000_000, '۱۶۶٬۰۰۰٬۰۰۰ تومان'],
  ['cent', 6660, '۶۶٫۶۰ دلار'],
  ['cent', 200_005, '۲٬۰۰۰٫۰۵ دلار'],
  ['cent', 200_000, '۲٬۰۰۰ دلار'],
] as const)('writes an amount in %s: %i', (unit, amount, text) => {
  expect(formatAmountIn(unit, amount)).toBe(text);
});
