import { isInKey, type SearchTerm } from './search-terms.js';

/** An item of a list: its id, and the folded text to search, without line ends. */
export interface Listed {
  id: number;
  searchKey: string;
}

/** Items in a fixed order, with a search inside their keys. */
export class OrderedList<T extends Listed> {
  private searched: { text: string; ends: Int32Array } | undefined;

  constructor(readonly entries: readonly T[]) {}

  /** The ids of `take` matches after the first `skip`, and how many items match every term and the filter. */
  find(
    terms: readonly SearchTerm[],
    skip: number,
    take: number,
    filter?: (item: T) => boolean,
  ): { ids: number[]; total: number } {
    const found = this.matching(terms, filter);
    return { ids: found.slice(skip, skip + take).map(({ id }) => id), total: found.length };
  }

  /** All items that match every term and the filter. */
  matching(terms: readonly SearchTerm[], filter?: (item: T) => boolean): readonly T[] {
    const holding = terms.length === 0 ? this.entries : [...this.holding(terms)];
    return filter ? holding.filter(filter) : holding;
  }

  /** The items that share the most pairs of letters with the words; equal ones keep the list's order. */
  nearest(words: readonly string[], take: number): number[] {
    const wanted = [...new Set(words.flatMap(pairsOf))];
    return this.entries
      .map(({ id, searchKey }) => ({ id, shared: wanted.filter((pair) => searchKey.includes(pair)).length }))
      .sort((a, b) => b.shared - a.shared)
      .slice(0, take)
      .map(({ id }) => id);
  }

  private *holding(terms: readonly SearchTerm[]): Generator<T> {
    const satisfies = ({ searchKey }: T): boolean =>
      terms.every((term) => term.some((word) => isInKey(searchKey, word)));
    const [longest] = terms.flatMap((term) => (term.length === 1 ? term : [])).sort((a, b) => b.length - a.length);
    const candidates = longest === undefined ? this.entries : this.withWord(longest);
    for (const entry of candidates) if (satisfies(entry)) yield entry;
  }

  /** Searches one text that joins all keys, which is ten times faster than to search each key. */
  private *withWord(word: string): Generator<T> {
    const { text, ends } = (this.searched ??= this.textOfAll());
    for (let at = text.indexOf(word), index = 0; at >= 0; at = text.indexOf(word, ends[index]), index += 1) {
      while ((ends[index] ?? Infinity) <= at) index += 1;
      yield this.entries[index] as T;
    }
  }

  private textOfAll(): { text: string; ends: Int32Array } {
    const ends = new Int32Array(this.entries.length);
    let end = 0;
    for (const [index, { searchKey }] of this.entries.entries()) ends[index] = end += searchKey.length + 1;
    return { text: this.entries.map(({ searchKey }) => `${searchKey}\n`).join(''), ends };
  }
}

/** «سیب» has «سی» and «یب». Words that differ in one letter share most of their pairs. */
function pairsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}
