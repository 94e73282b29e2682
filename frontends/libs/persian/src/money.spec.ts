import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney, groupThousands, moneyDigits, parseMoney } from './money.js';

it.each([
  ['rial', 5_021_500_000, '۵٬۰۲۱٬۵۰۰٬۰۰۰ ریال'],
  ['toman', 166_000_000, '۱۶۶٬۰۰۰٬۰۰۰ تومان'],
  ['cent', 6660, '۶۶٫۶۰ دلار'],
  ['cent', 200_005, '۲٬۰۰۰٫۰۵ دلار'],
  ['cent', 200_000, '۲٬۰۰۰ دلار'],
] as const)('writes an amount in %s: %i', (unit, amount, text) => {
  expect(formatMoney(unit, amount)).toBe(text);
});

describe('parseMoney', () => {
  it.each([
    ['toman', '۱۶۶٬۰۰۰٬۰۰۰', 166_000_000],
    ['rial', '1,500', 1500],
    ['cent', '۱٬۲۵۰٫۵', 125_050],
    ['cent', '12.05', 1205],
    ['cent', '۲۰۰۰', 200_000],
  ] as const)('reads in %s «%s»', (unit, text, amount) => expect(parseMoney(unit, text)).toBe(amount));

  it.each([
    ['toman', '۱۲٫۵'],
    ['toman', ''],
    ['cent', '۱۲٫۵۰۵'],
    ['cent', '٫۵'],
    ['cent', 'ده'],
    ['cent', '90071992547409.93'],
  ] as const)('refuses in %s «%s»', (unit, text) => expect(parseMoney(unit, text)).toBeNull());

  it('reads every amount that it writes', () =>
    fc.assert(
      fc.property(fc.constantFrom('toman', 'rial', 'cent'), fc.nat({ max: 100_000_000_000 }), (unit, amount) =>
        expect(parseMoney(unit, moneyDigits(unit, amount))).toBe(amount),
      ),
    ));
});

describe('groupThousands', () => {
  it.each([
    ['1660', '۱٬۶۶۰'],
    ['۱٬۶۶۰۰', '۱۶٬۶۰۰'],
    ['۱۲۵۰.5', '۱٬۲۵۰٫۵'],
    ['۱۲۵۰/', '۱٬۲۵۰٫'],
    ['', ''],
    ['ده', 'ده'],
    ['12 تن', '12 تن'],
  ])('writes «%s» as «%s»', (typed, shown) => expect(groupThousands(typed)).toBe(shown));
});
