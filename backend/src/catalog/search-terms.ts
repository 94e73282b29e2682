import { foldForSearch } from '@afshoreh/persian';
import { searchWordsOf } from '../common/search/index.js';

/** The folded alternatives for one word of a question; any of them is a match. */
export type SearchTerm = readonly string[];

/** Folded words, each with its synonyms. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Parses the setting: one line per group of synonyms, separated by «=». */
export function synonymsOf(setting: string): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const line of setting.split('\n')) {
    const words = line.split('=').map(foldForSearch).filter(Boolean);
    for (const word of words) synonyms.set(word, [...(synonyms.get(word) ?? []), ...words]);
  }
  return synonyms;
}

/** The words of a question, each with its synonyms and, for English words, its singular. */
export function searchTermsOf(question: string, synonyms: Synonyms): SearchTerm[] {
  return searchWordsOf(question).map((word) => {
    const forms = [word, ...singularsOf(word)];
    return [...new Set([...forms, ...forms.flatMap((form) => synonyms.get(form) ?? [])])];
  });
}

/** Singulars of words like «dates», «cherries», «mangoes». */
function singularsOf(word: string): string[] {
  if (!/^[a-z]{3,}s$/.test(word)) return [];
  return [word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/oes$/, 'o')];
}

/** Whether a key contains a word. A number has to match from its first digit, so that «۷۰» does not find 270. */
export function isInKey(key: string, word: string): boolean {
  const begins = /^\d/.test(word);
  for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + 1))
    if (!begins || !/\d/.test(key.charAt(at - 1))) return true;
  return false;
}
