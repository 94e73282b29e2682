import { toLatinDigits } from './digits.js';

/** Letters that people type for each other and that Unicode normalisation keeps apart. */
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
 * The search key of a text. It ignores differences in Arabic and Persian ye, kaf and heh, hamza, diacritics, ZWNJ, spaces,
 * digits and case: «رب گوجه فرنگی», «رب گوجه‌فرنگی» and «رب گوجه فرنگي» have the same key. Folding a key again changes nothing.
 * Store the key in an indexed column, fold the search text the same way, and look for it inside the key.
 */
export function foldForSearch(text: string): string {
  // Decomposing separates hamza and accents from their letters. Both steps run twice, because decomposing can produce
  // capitals (ℌ) and lower-casing can produce marks (İ).
  const letters = text.toLowerCase().normalize('NFKD').toLowerCase().normalize('NFKD');
  return toLatinDigits(letters)
    .replace(IGNORED, '')
    .replace(VARIANTS, (letter) => SAME_LETTER[letter] ?? letter);
}
