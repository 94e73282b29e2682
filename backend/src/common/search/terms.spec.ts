import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { longestTerm, rangesOf, termsOfCode, termsOfText, termsOfPhone, readingsOf } from './terms.js';

/** Matches like the database: every word of one reading is the beginning of a term. */
function finds(question: string, terms: string[]): boolean {
  const inRange = (word: string): boolean =>
    rangesOf(word).some(({ from, to }) => terms.some((term) => term >= from && term < to));
  return readingsOf(question).some((words) => words.length > 0 && words.every(inRange));
}

describe('a name', () => {
  it.each([
    ['سارا رضایی', ['سارا', 'رضایی', 'سا', 'رضایی سارا', 'سارا رضایی', 'سارارضایی', 'سارا‌رضایی', 'سارا رض']],
    ['محمد‌رضا حسین‌زاده', ['محمدرضا', 'محمد رضا', 'رضا', 'زاده', 'حسین زاده', 'حسينزاده', 'محمد زاده']],
    ['علیرضا احمدی', ['علی رضا', 'علی‌رضا احمدی', 'عليرضا', 'علی رضا احمدی']],
    ['شرکت (سهامی) آب‌میوه', ['سهامی', 'ابمیوه', 'شرکت سهامی', '(سهامی)']],
    ['Purée GmbH', ['puree', 'GMBH', 'purée g']],
    ['کیان ۲', ['کیان2', '2', 'کیان ٢']],
  ])('«%s» is found by what people type', (name, questions) => {
    for (const question of questions) expect([question, finds(question, termsOfText(name))]).toEqual([question, true]);
  });

  it.each([
    ['محمدرضا کریمی', ['رضا', 'کریمی رضا', 'حمد', 'ریم', 'محمد رضا']],
    ['محمدرضایی', ['رضا', 'رضای']],
    ['فروش آبمیوه', ['میوه']],
  ])('«%s» is found by the beginning, the middle and the end of its words: %j', (name, questions) => {
    for (const question of questions) expect([question, finds(question, termsOfText(name))]).toEqual([question, true]);
  });

  it.each([
    [
      'علیرضا کریمی',
      ['کریمی علی\u200fرضا', '\u200eعلیرضا', 'علی\u200eرضا', 'ک\u200fریمی \u2067علیرضا\u2069', 'علی\u00adرضا'],
    ],
    ['علی\u200fرضا کریمی\u200f', ['علیرضا', 'کریمی', 'علیرضا کریمی', 'کریمی علیرضا']],
    ['پردیس', ['پرد\u200cیس', 'پرد\u200c یس']],
    ['پردیس رضا', ['رضا پرد\u200cیس']],
  ])('«%s» is found by what direction marks and half-spaces stand in: %j', (name, questions) => {
    for (const question of questions) expect([question, finds(question, termsOfText(name))]).toEqual([question, true]);
  });

  it.each([
    ['سارا رضایی', ['ارا کیان', 'سارا احمدی', 'رضاییی', '؟', 'سارا رضایی احمدی']],
    ['علیرضا احمدی', ['رضاا', 'ضا', 'احمدیعلی', 'دی']],
    ['کد ۹K7QF2', ['QF2', '7Q']],
  ])('«%s» is not found by %j', (name, questions) => {
    for (const question of questions) expect([question, finds(question, termsOfText(name))]).toEqual([question, false]);
  });

  it('is found by every one of its words, whatever they are', () => {
    const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const name = words.join(' ');
        const terms = termsOfText(name);
        expect(new Set(terms).size).toBe(terms.length);
        for (const term of terms) {
          expect([...term].length).toBeLessThanOrEqual(longestTerm);
          expect(term).not.toMatch(/\p{Cs}|\s/u);
        }
        if (terms.length > 0) expect(finds(name, terms)).toBe(true);
      }),
    );
  });
});

describe('a phone', () => {
  const mobile = termsOfPhone('+989367778899');

  it.each([
    '0936',
    '936',
    '98936',
    '+98936777',
    '0098 936 777',
    '۰۹۳۶ ۷۷۷ ۸۸۹۹',
    '0936-777-8899',
    '8899',
    '7778899',
    '899',
  ])('is found by %s', (question) => expect(finds(question, mobile)).toBe(true));

  it.each(['0935', '7788', '88', '99', '936 7778898'])('is not found by %s', (question) =>
    expect(finds(question, mobile)).toBe(false),
  );

  it('of another country, or of none, is found by its digits', () => {
    for (const question of ['0049 151', '49151', '+49 151 1234', '5678'])
      expect([question, finds(question, termsOfPhone('+4915112345678'))]).toEqual([question, true]);
    for (const question of ['0123', '123', '6789']) expect(finds(question, termsOfPhone('0123456789'))).toBe(true);
  });
});

it('a tracking code is found whole, by its beginning and by its second half, however it is typed', () => {
  for (const question of ['K7QF2-9MXTA', 'k7qf29mxta', 'k7qf2 9mxta', '۹mxta', 'K7Q', 'K7QF۲'])
    expect([question, finds(question, termsOfCode('K7QF2-9MXTA'))]).toEqual([question, true]);
  expect(finds('QF2', termsOfCode('K7QF2-9MXTA'))).toBe(false);
});

it('a question of a hundred words is read as six, so that a search stays one small query', () => {
  const question = Array.from({ length: 100 }, (_one, index) => `واژه${index}`).join(' ');
  expect(readingsOf(question).map((words) => words.length)).toEqual([6, 1]);
  expect(readingsOf(' ؟! ')).toEqual([[]]);
});
