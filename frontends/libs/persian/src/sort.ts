import { foldForSearch } from './search.js';

/** What folding leaves of the letters, in the order of the Persian alphabet; hamza stands before alef. */
const ALPHABET = [...'ءابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];
/** Where the letters of a key begin; Latin letters and digits stand before them. */
const FIRST = 0x0620;
const PLACES = new Map(ALPHABET.map((letter, index) => [letter, String.fromCharCode(FIRST + index)]));

/**
 * A key whose plain order, letter code by letter code, is that of a Persian phone book: پ after ب, گ after ک, a shorter
 * first word before a longer one. For databases that know no Persian order; store it indexed and sort by it.
 */
export function foldForSorting(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => [...foldForSearch(word)].map((letter) => PLACES.get(letter) ?? letter).join(''))
    .filter((word) => word !== '')
    .join(' ');
}
