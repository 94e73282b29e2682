import { foldForSearch } from '@afshoreh/persian';

/**
 * One key of several texts, each folded. The spaces between them are in no folded word, so that no word is found across two
 * texts.
 * @param longest of the column that keeps it; more of the texts is not searched
 */
export function joinedKeyOf(texts: readonly (string | null)[], longest: number): string {
  return texts
    .map((text) => foldForSearch(text ?? ''))
    .filter((key) => key !== '')
    .join(' ')
    .slice(0, longest);
}
