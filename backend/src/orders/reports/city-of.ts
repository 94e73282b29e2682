import { foldForSearch } from '@afshoreh/persian';
import { cities, streetWords } from '../copy.js';

/** Addresses share most of their words, and folding one takes longer than finding it here. */
const folded = new Map<string, string>();
const mostFolded = 20_000;

function foldedWord(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  if (folded.size >= mostFolded) folded.clear();
  const key = foldForSearch(word);
  folded.set(word, key);
  return key;
}

/** A zero-width non-joiner is part of a word, and folding removes it: «خرم‌آباد». */
const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}\u200c]+/u)
    .filter(Boolean)
    .map(foldedWord);

const cityByName = new Map(cities.map((city) => [wordsOf(city).join(''), city]));
const streets = new Set(streetWords.flatMap(wordsOf));

/** The city that an address names first, but not in the name of a street; null when none is known. */
export function cityOf(address: string | null): string | null {
  const words = wordsOf(address ?? '');
  for (const [at, word] of words.entries()) {
    if (streets.has(words[at - 1] ?? '')) continue;
    // «بندر عباس» is also written as one word.
    const city = cityByName.get(word) ?? cityByName.get(word + (words[at + 1] ?? ''));
    if (city !== undefined) return city;
  }
  return null;
}
