import { describe, expect, it } from '@jest/globals';
import { foldForSorting } from './sort.js';

const byKey = (a: string, b: string): number => {
  const left = foldForSorting(a);
  const right = foldForSorting(b);
  return left < right ? -1 : left > right ? 1 : 0;
};

describe('foldForSorting', () => {
  it.each([
    ['the letters that Unicode puts last where the alphabet has them', 'آرش بابک پرویز تارا جمشید چنگیز حمید'],
    ['these letters too', 'رضا زهرا ژاله سارا شیوا فرهاد قباد کاوه گلنار لاله مریم نادر وحید هاشم یاسر'],
    ['digits, then Latin letters, then Persian ones', '۲سحر Ali Zand آرش'],
  ])('has %s', (_what, names) => {
    const sorted = names.split(' ');
    expect([...sorted].reverse().sort(byKey)).toEqual(sorted);
  });

  it('has a shorter first word before a longer one', () => {
    expect(['علیرضا احمدی', 'علی یزدی', 'علی احمدی'].sort(byKey)).toEqual(['علی احمدی', 'علی یزدی', 'علیرضا احمدی']);
  });

  it.each([
    ['with Arabic letters', 'علي كاظمي'],
    ['with spaces around and between', '  علی   کاظمی '],
    ['with diacritics', 'عَلی کاظمی'],
  ])('reads a name %s as the same name', (_what, name) => {
    expect(foldForSorting(name)).toBe(foldForSorting('علی کاظمی'));
  });
});
