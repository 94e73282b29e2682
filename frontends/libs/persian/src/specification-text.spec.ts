import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toPersianDigits } from './digits.js';
import { readSpecification, type ReadableParameter, type UsualTerms } from './specification-text.js';
import type { BuyerLimit } from './specification.js';

const parameter = (code: string, name: string, englishName: string, unit: string | null): ReadableParameter => ({
  code,
  name,
  englishName,
  unit,
});
const parameters = [
  parameter('brix', 'بریکس', 'Brix', '°Bx'),
  parameter('acidity', 'اسیدیته', 'Titratable acidity', 'g/100 g'),
  parameter('ph', 'pH', 'pH', null),
  parameter('ratio', 'نسبت بریکس به اسیدیته', 'Brix-acid ratio', null),
  parameter('transmittance_440', 'عبور نور در ۴۴۰ نانومتر', 'Transmittance at 440 nm', '%'),
  parameter('turbidity', 'کدورت', 'Turbidity', 'NTU'),
  parameter('pectin', 'پکتین', 'Pectin', null),
  parameter('howard_mould', 'شمارش هاوارد', 'Howard mould count', '%'),
  parameter('hmf', 'هیدروکسی‌متیل‌فورفورال', 'HMF', 'mg/kg'),
  parameter('patulin', 'پاتولین', 'Patulin', 'µg/kg'),
  parameter('lead', 'سرب', 'Lead', 'mg/kg'),
  parameter('total_plate', 'شمارش کلی میکروارگانیسم‌ها', 'Total plate count', 'CFU/g'),
  parameter('yeast', 'مخمر', 'Yeast', 'CFU/g'),
  parameter('osmophilic_yeast', 'مخمر اسموفیل', 'Osmophilic yeast', 'CFU/g'),
];
const asItIs: UsualTerms = { basisBrix: null, acid: null, endPoint: null };
const usual = (code: string): UsualTerms => {
  if (code === 'acidity') return { ...asItIs, acid: 'malic' };
  return ['transmittance_440', 'turbidity', 'patulin'].includes(code) ? { ...asItIs, basisBrix: 11.2 } : asItIs;
};
const read = (text: string) => readSpecification(text, parameters, usual);

/** What differs from the usual terms and unit of the parameter. */
function limit(code: string, min: number | null, max: number | null, more: Partial<BuyerLimit> = {}): BuyerLimit {
  const { unit } = parameters.find((each) => each.code === code)!;
  return { parameter: code, min, max, absent: false, unit, ...usual(code), ...more };
}
const citric = { acid: 'citric' } as const;

describe('a pasted line', () => {
  it.each([
    ['بریکس ۶۵ تا ۷۱', limit('brix', 65, 71)],
    ['بریکس از ۶۵ تا ۷۱', limit('brix', 65, 71)],
    ['بريكس: ٦٥ تا ٧١ درجه', limit('brix', 65, 71)],
    ['بریکس ۶۵–۷۱', limit('brix', 65, 71)],
    ['بریکس = ۷۰ ± ۱', limit('brix', 69, 71)],
    ['بریکس ۷۰٫۵ ± ۰٫۳', limit('brix', 70.2, 70.8)],
    ['Brix 65-71', limit('brix', 65, 71)],
    ['BRIX: 65 to 71 °Bx', limit('brix', 65, 71)],
    ['Brix (°Bx) 65 — 71', limit('brix', 65, 71)],
    ['°Brix ≥ 65', limit('brix', 65, null)],
    ['65–71 °Bx', limit('brix', 65, 71)],
    ['۶۵ تا ۷۱ بریکس', limit('brix', 65, 71)],
    ['Brix 65-71 (20 °C)', limit('brix', 65, 71)],
    ['- بریکس حداقل ۶۵', limit('brix', 65, null)],
    ['۱. بریکس حداقل ۶۵ و حداکثر ۷۱', limit('brix', 65, 71)],
    ['Brix >= 65, <= 71', limit('brix', 65, 71)],
    ['Brix min. 65 max. 71', limit('brix', 65, 71)],
    ['Brix max 71 min 65', limit('brix', 65, 71)],
    ['بریکس ۶۵ به بالا', limit('brix', 65, null)],
    ['اسیدیته حداکثر ۲', limit('acidity', null, 2)],
    ['اسیدیته تا ۲', limit('acidity', null, 2)],
    ['اسیدیته: ۲ حداکثر', limit('acidity', null, 2)],
    ['اسیدیتۀ کل ۱/۵ تا ۲/۵ درصد', limit('acidity', 1.5, 2.5)],
    ['اسیدیته حداکثر ۲٪ (اسید سیتریک)', limit('acidity', null, 2, citric)],
    ['اسیدیته بر حسب اسید سیتریک حداکثر ۲ درصد', limit('acidity', null, 2, citric)],
    ['Titratable acidity, as citric acid: max 2 %', limit('acidity', null, 2, citric)],
    ['acidity <= 2', limit('acidity', null, 2)],
    ['acidity =< 2', limit('acidity', null, 2)],
    ['acidity [g/100 g] < 2', limit('acidity', null, 2)],
    ['acidity < 20 g/kg', limit('acidity', null, 20, { unit: 'g/kg' })],
    ['pH 3.2–3.8', limit('ph', 3.2, 3.8)],
    ['pH ۳٫۲ تا ۳٫۸', limit('ph', 3.2, 3.8)],
    ['ph 3,2 - 3,8', limit('ph', 3.2, 3.8)],
    ['پی اچ ۳/۲ تا ۳/۸', limit('ph', 3.2, 3.8)],
    ['نسبت بریکس به اسیدیته دست‌کم ۳۰', limit('ratio', 30, null)],
    ['Brix/acid ratio at least 30', limit('ratio', 30, null)],
    ['عبور نور در ۴۴۰ نانومتر حداقل ۴۰ درصد', limit('transmittance_440', 40, null)],
    ['T440 ≥ 40 % at 12 °Bx', limit('transmittance_440', 40, null, { basisBrix: 12 })],
    ['کدورت حداکثر ۵ NTU در بریکس ۱۲/۵', limit('turbidity', null, 5, { basisBrix: 12.5 })],
    ['turbidity <5 NTU @12', limit('turbidity', null, 5, { basisBrix: 12 })],
    ['پکتین: منفی', limit('pectin', null, null, { absent: true })],
    ['Pectin negative', limit('pectin', null, null, { absent: true })],
    ['HMF ≤ 10 ppm', limit('hmf', null, 10)],
    ['هیدروکسی متیل فورفورال کمتر از ۱۰ میلی‌گرم بر کیلوگرم', limit('hmf', null, 10)],
    ['Patulin < 0.05 mg/kg', limit('patulin', null, 0.05, { unit: 'mg/kg' })],
    ['سرب حداکثر ۵۰ ppb', limit('lead', null, 50, { unit: 'µg/kg' })],
    ['Total plate count < 1,000 CFU/g', limit('total_plate', null, 1000)],
    ['شمارش کلی حداکثر ۱٬۰۰۰ کلنی در گرم', limit('total_plate', null, 1000)],
    ['مخمر اسموفیل حداکثر ۱۰', limit('osmophilic_yeast', null, 10)],
    ['Brix\t65\t71', limit('brix', 65, 71)],
    ['Brix\t°Bx\t65\t71', limit('brix', 65, 71)],
    ['اسیدیته\t\t۲\tدرصد', limit('acidity', null, 2)],
    ['بریکس\t۶۵\t-', limit('brix', 65, null)],
    ['pH\t3.2 - 3.8', limit('ph', 3.2, 3.8)],
    ['بریکس\tحداقل\t۶۵', limit('brix', 65, null)],
  ])('«%s»', (line, expected) => expect(read(line)).toEqual({ limits: [expected], unread: [] }));

  it.each([
    ['ویتامین C حداقل ۱۰', 'parameter'],
    ['لطفاً گواهی هم بفرستید', 'parameter'],
    ['Brixton 65-71', 'parameter'],
    ['بریکس', 'limit'],
    ['بریکس\tحداکثر', 'limit'],
    ['بریکس مناسب', 'limit'],
    ['بریکس ۷۰', 'side'],
    ['کدورت ۵ NTU', 'side'],
    ['بریکس ۷۱ تا ۶۵', 'order'],
    ['Brix min 71 max 65', 'order'],
    ['اسیدیته حداکثر ۲ گرم بر لیتر', 'rest'],
    ['HMF < 10 mg/l', 'rest'],
    ['pH 3.2–3.8 %', 'rest'],
    ['Yeast and mould < 100', 'rest'],
    ['بریکس حدود ۷۰', 'rest'],
    ['بریکس ۶۵ تا ۷۱ تقریباً', 'rest'],
    ['Total plate count < 10^3', 'rest'],
    ['Total plate count < 1e3', 'rest'],
    ['acidity > -2', 'rest'],
    ['Brix\t65\t70\t71', 'side'],
  ])('«%s» is kept unread: %s', (line, reason) =>
    expect(read(line)).toEqual({ limits: [], unread: [{ line, reason }] }),
  );
});

describe('a pasted text', () => {
  it('has a limit in each line or several in one, and keeps what was not read', () => {
    expect(read('بریکس ۶۵ تا ۷۱، اسیدیته تا ۲\n\n  رنگ طبیعی  \r\npH 3.2-3.8; Lead <0.1')).toEqual({
      limits: [limit('brix', 65, 71), limit('acidity', null, 2), limit('ph', 3.2, 3.8), limit('lead', null, 0.1)],
      unread: [{ line: 'رنگ طبیعی', reason: 'parameter' }],
    });
  });

  it('keeps the part of a line that was not read', () => {
    expect(read('بریکس ۶۵ تا ۷۱، رنگ طبیعی').unread).toEqual([{ line: 'رنگ طبیعی', reason: 'parameter' }]);
  });

  it('follows the columns that a spreadsheet names', () => {
    expect(read('Parameter\tUnit\tMax\tMin\nBrix\t°Bx\t71\t65\nAcidity\t%\t2\t\nTurbidity\tNTU\t\t1')).toEqual({
      limits: [limit('brix', 65, 71), limit('acidity', null, 2), limit('turbidity', 1, null)],
      unread: [],
    });
  });

  it('joins the two ends of a parameter, and does not choose between two limits', () => {
    expect(read('Brix min 65\nBrix max 71')).toEqual({ limits: [limit('brix', 65, 71)], unread: [] });
    expect(read('Brix max 71\nBrix min 65').limits).toEqual([limit('brix', 65, 71)]);
    expect(read('Brix min 72\nBrix max 71').unread).toEqual([{ line: 'Brix max 71', reason: 'twice' }]);
    expect(read('Brix 65-71\nBrix 60-62')).toEqual({
      limits: [limit('brix', 65, 71)],
      unread: [{ line: 'Brix 60-62', reason: 'twice' }],
    });
  });

  const number = fc.integer({ min: 1, max: 999_999 }).map((value) => value / 1000);
  const digits = fc.constantFrom(
    (value: number) => String(value),
    (value: number) => toPersianDigits(value).replace('.', '٫'),
    (value: number) => String(value).replace('.', '/'),
  );
  const between = fc.constantFrom('تا', '-', '–', '—', ' to ');
  const names = fc.constantFrom('بریکس', 'بريكس', 'Brix', 'BRIX', '°Brix', 'بریکس:', 'Brix =', '• بریکس');

  it('is read with any digits, dash and spaces', () => {
    fc.assert(
      fc.property(names, number, number, digits, between, fc.constantFrom('', ' '), (name, a, b, write, to, space) => {
        fc.pre(a !== b);
        const [min, max] = a < b ? [a, b] : [b, a];
        const line = `${name} ${write(min)}${space}${to}${space}${write(max)}`;
        expect(read(line)).toEqual({ limits: [limit('brix', min, max)], unread: [] });
      }),
    );
  });

  it('loses no line, whatever it says', () => {
    const words = fc.constantFrom(
      'بریکس',
      'اسیدیته',
      'pH',
      'حداکثر',
      '≤',
      '۶۵',
      '71',
      'تا',
      '±',
      'درصد',
      '%',
      'رنگ',
      '،',
      ';',
      '\t',
      '(',
      'مالیک',
      '@',
    );
    fc.assert(
      fc.property(fc.array(fc.array(words, { minLength: 1, maxLength: 8 }), { maxLength: 5 }), (lines) => {
        const texts = lines.map((line) => line.join(' ')).filter((line) => line.trim() !== '');
        const { limits, unread } = read(texts.join('\n'));
        for (const text of texts) {
          const alone = read(text);
          // Separators alone say nothing, and neither do the names of columns.
          const says = !/^[\s،;]*$/.test(text) && !/^[^\t\d۶]*\t.*حداکثر/.test(text);
          expect(alone.limits.length + alone.unread.length > 0 || !says).toBe(true);
          for (const { line } of alone.unread) expect(unread.map((each) => each.line)).toContain(line);
          for (const each of alone.limits)
            expect(limits.some((limit) => limit.parameter === each.parameter)).toBe(true);
        }
      }),
      // A number before the first tab: no names of columns.
      { examples: [[[['71', '\t', 'حداکثر']]]] },
    );
  });

  it('is read in time that grows with its length only', () => {
    const text = 'بریکس ۶۵ تا ۷۱ (اسید مالیک در بریکس '.repeat(600);
    const began = performance.now();
    read(text);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
