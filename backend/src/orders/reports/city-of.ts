import { foldForSearch } from '@afshoreh/persian';
import { cities, streetWords } from '../copy.js';

/** A zero-width non-joiner is part of a word, and folding removes it: «خرم‌آباد». */
const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}\u200c]+/u)
    .filter(Boolean)
    .map(foldForSearch);

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
