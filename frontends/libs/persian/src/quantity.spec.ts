import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatNumber } from './numbers.js';
import { formatAmount, formatPacks, packChoices, type Pack } from './packs.js';
import { MAX_KILOGRAMS, parseQuantity } from './quantity.js';

const drum: Pack = { name: 'بشکه', kilograms: 275, perPallet: 4 };

describe('an amount as people type it', () => {
  it.each([
    ['۲۵۰', 250],
    ['۲۵۰۰ کیلو', 2500],
    ['2500kg', 2500],
    ['۲٬۵۰۰ كيلوگرم', 2500],
    ['۲٬۵۰۰ کیلو‌گرم', 2500],
    ['12,000', 12_000],
    ['۱۲،۰۰۰', 12_000],
    ['12 000 kg', 12_000],
    ['1.000.000', 1_000_000],
    ['۱۲ تن', 12_000],
    ['۱۲/۵ تن', 12_500],
    ['1/5 تن', 1500],
    ['۲۲ تُن', 22_000],
    ['۱٫۵ تن', 1500],
    ['1.5 t', 1500],
    ['1,5 ton', 1500],
    ['1.1t', 1100],
    ['یک و نیم تن', 1500],
    ['دو تن و نیم', 2500],
    ['نیم تن', 500],
    ['۱ تن و ۲۰۰ کیلو', 1200],
    ['۴ بشکه', 1100],
    ['۲ پالت', 2200],
  ])('reads «%s»', (typed, kilograms) => {
    expect(parseQuantity(typed, drum)).toEqual({ kilograms });
  });

  it.each([
    ['', { kind: 'missing' }],
    ['زیاد', { kind: 'unclear' }],
    ['-۵', { kind: 'unclear' }],
    ['۱/۲ تن', { kind: 'ambiguous', readings: [1.2, 0.5] }],
    ['۳/۴ تن', { kind: 'ambiguous', readings: [3.4, 0.75] }],
    ['۱/۲/۳ تن', { kind: 'unclear' }],
    ['۱/۵', { kind: 'unitMissing' }],
    ['2e3', { kind: 'unclear' }],
    ['۱.۵۰۰', { kind: 'ambiguous', readings: [1500, 1.5] }],
    ['1.500 تن', { kind: 'ambiguous', readings: [1500, 1.5] }],
    ['۱٫۵', { kind: 'unitMissing' }],
    ['۱٫۵ کیلو', { kind: 'fraction' }],
    ['۵ لیتر', { kind: 'unitUnknown', unit: 'لیتر' }],
    ['۰', { kind: 'small' }],
    ['۱۰۰۱ تن', { kind: 'large' }],
  ])('refuses «%s»', (typed, problem) => {
    expect(parseQuantity(typed)).toEqual({ problem });
  });

  it('knows a drum only where the product comes in drums', () => {
    expect(parseQuantity('۴ بشکه')).toEqual({ problem: { kind: 'unitUnknown', unit: 'بشکه' } });
  });

  it('reads back every amount it may be shown as, and never throws', () => {
    const amounts = fc.integer({ min: 1, max: MAX_KILOGRAMS });
    fc.assert(
      fc.property(amounts, (kilograms) => {
        const shown = formatNumber(kilograms);
        for (const typed of [shown, String(kilograms), `${shown} کیلوگرم`, `${formatNumber(kilograms / 1000)} تن`]) {
          expect(parseQuantity(typed)).toEqual({ kilograms });
        }
        const packs = formatPacks(kilograms, drum);
        if (packs) expect(parseQuantity(packs, drum)).toEqual({ kilograms });
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseQuantity(text, drum)));
  });
});

describe('packs', () => {
  it('are counted, with what is left over in kilograms', () => {
    expect([1100, 1000, 274].map((kilograms) => formatPacks(kilograms, drum))).toEqual([
      '۴\u00a0بشکه',
      '۳\u00a0بشکه و ۱۷۵\u00a0کیلوگرم',
      null,
    ]);
    expect([formatAmount(1100, drum), formatAmount(1100)]).toEqual([
      '۱٬۱۰۰\u00a0کیلوگرم = ۴\u00a0بشکه',
      '۱٬۱۰۰\u00a0کیلوگرم',
    ]);
  });

  it('are offered from the smallest up, each amount once', () => {
    expect(packChoices(drum).map(({ label }) => label)).toEqual(['۱ بشکه · ۲۷۵ کیلو', '۱ تن', '۱ پالت · ۱٬۱۰۰']);
    expect(packChoices({ name: 'مخزن', kilograms: 1000 })).toEqual([{ label: '۱ مخزن · ۱٬۰۰۰ کیلو', kilograms: 1000 }]);
  });
});
