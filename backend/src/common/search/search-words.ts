import { foldForSearch } from '@afshoreh/persian';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The words of a question, folded: each must be inside the key (D3). */
export function searchWordsOf(question: string): string[] {
  return question
    .split(/\s+/)
    .map(foldForSearch)
    .filter((word) => word !== '');
}

/** Whether every word of the question is in these texts, however either is typed; for a list that is read as a whole. */
export function hasWords(texts: readonly (string | null)[], question: string): boolean {
  const key = texts.map((text) => foldForSearch(text ?? '')).join('\n');
  return searchWordsOf(question).every((word) => key.includes(word));
}

/** Keeps the rows whose `column`, a stored key made with `foldForSearch`, has every word of the question in it. */
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
