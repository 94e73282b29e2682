import { describe, expect, it } from '@jest/globals';
import { searchTermsOf, synonymsOf } from './search-terms.js';

describe('the words that a question is searched by', () => {
  const synonyms = synonymsOf('شیره = کنسانتره\n\nAseptic = اسپتیک=استریل\nبی‌جفت');

  it.each([
    ['شیرهٔ انگور', [['شیره', 'کنسانتره'], ['انگور']]],
    ['aseptic', [['aseptic', 'اسپتیک', 'استریل']]],
    ['Dates', [['dates', 'date']]],
    ['', []],
  ])('«%s» is %j', (question, terms) => {
    expect(searchTermsOf(question, synonyms)).toEqual(terms);
  });

  it('knows the singular of English words', () => {
    expect(searchTermsOf('cherries mangoes', synonyms)).toEqual([
      expect.arrayContaining(['cherries', 'cherry']),
      expect.arrayContaining(['mangoes', 'mango']),
    ]);
  });

  it('finds with no synonyms and with lines that say nothing', () => {
    expect(searchTermsOf('سیب', synonymsOf(''))).toEqual([['سیب']]);
    expect(searchTermsOf('سیب', synonymsOf('= =\n==='))).toEqual([['سیب']]);
  });
});
