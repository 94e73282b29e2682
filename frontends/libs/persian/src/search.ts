import { toLatinDigits } from './digits.js';

/** Letters that no Unicode normalisation brings together but that one reader types for the other. */
const SAME_LETTER: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ې: 'ی',
  ے: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۃ: 'ه',
  ٱ: 'ا',
  '٫': '.',
  '٪': '%',
};
const VARIANTS = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'g');

/** Marks, invisible characters (ZWNJ, direction marks), white space, dashes, kashida and the grouping sign. */
const IGNORED = /[\p{M}\p{Cf}\p{Pd}\s_ـ٬]/gu;

/**
 * One key for all the ways a name is typed (D3): Arabic or Persian ye, kaf and heh, hamza and diacritics, ZWNJ, spaces,
 * digits, case. «رب گوجه فرنگی», «رب گوجه‌فرنگی» and «رب گوجه فرنگي» are one key. Folding a key changes nothing.
 * Store it indexed, fold the question the same way and look for it inside.
 */
export function foldForSearch(text: string): string {
  // Decomposing takes the hamza off its letter and the accent off é; lower case first and again, because
  // decomposing can bring capitals out (ℌ) and lower case can bring marks out (İ).
  const letters = text.toLowerCase().normalize('NFKD').toLowerCase().normalize('NFKD');
  return toLatinDigits(letters)
    .replace(IGNORED, '')
    .replace(VARIANTS, (letter) => SAME_LETTER[letter] ?? letter);
}
