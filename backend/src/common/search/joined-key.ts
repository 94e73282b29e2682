import { foldForSearch } from '@afshoreh/persian';

/**
 * Joins several folded texts to one key. Folded words have no spaces, so that a word is never found across two texts.
 * @param longest length of the column; text beyond it is not searched
 */
export function joinedKeyOf(texts: readonly (string | null)[], longest: number): string {
  return texts
    .map((text) => foldForSearch(text ?? ''))
    .filter((key) => key !== '')
    .join(' ')
    .slice(0, longest);
}
