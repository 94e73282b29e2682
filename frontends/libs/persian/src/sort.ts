import { foldForSearch } from './search.js';

/** The folded letters in the order of the Persian alphabet; hamza comes before alef. */
const ALPHABET = [...'ءابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];
/** The code of the first letter in a key. Latin letters and digits have lower codes and sort first. */
const FIRST = 0x0620;
const PLACES = new Map(ALPHABET.map((letter, index) => [letter, String.fromCharCode(FIRST + index)]));

/**
 * A key whose binary order is that of a Persian phone book: پ after ب, گ after ک, a shorter first word before a longer one.
 * Store it in an indexed column and sort by it, because databases lack a Persian collation.
 */
export function foldForSorting(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => [...foldForSearch(word)].map((letter) => PLACES.get(letter) ?? letter).join(''))
    .filter((word) => word !== '')
    .join(' ');
}
