import { foldForSearch } from '@afshoreh/persian';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The folded words of a question; a match contains all of them. */
export function searchWordsOf(question: string): string[] {
  return question
    .split(/\s+/)
    .map(foldForSearch)
    .filter((word) => word !== '');
}

/**
 * Whether these texts contain every word of the question, however either is typed; for lists that are loaded as a
 * whole.
 */
export function hasWords(texts: readonly (string | null)[], question: string): boolean {
  const key = texts.map((text) => foldForSearch(text ?? '')).join('\n');
  return searchWordsOf(question).every((word) => key.includes(word));
}

/** Keeps the rows whose `column`, a key made with `foldForSearch`, contains every word of the question. */
export function holdsWords<T extends ObjectLiteral>(
  find: SelectQueryBuilder<T>,
  column: string,
  question: string,
): SelectQueryBuilder<T> {
  searchWordsOf(question).forEach((word, index) =>
    find.andWhere(`INSTR(${column}, :word${index}) > 0`, { [`word${index}`]: word }),
  );
  return find;
}
