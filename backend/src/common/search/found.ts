import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { namesOf, type SearchTerms } from './search-term.js';
import { rangesOf, readingsOf } from './terms.js';

/**
 * A word that more rows have than this is common; in a larger table, a word that a tenth of its rows have. Most orders have
 * «0912», the beginning of most phones.
 */
const leastCommon = 10_000;
/** At most this many terms are read to find out how common a word is. */
const mostTerms = 200_000;
/**
 * The expected share of rows that have all words is the product of the words' shares. From this share on, enough matches are
 * found soon whatever the order of the rows.
 */
const denseShare = 0.03;

/** Looking up the terms of one row takes as long as reading this many terms from a range. */
const looksWorthARange = 4;

/** How a list is searched. */
export interface SearchIn {
  terms: SearchTerms;
  /** Returns the ids for which a word of the question may stand, such as the number of an order. */
  idsNamedBy?: (word: string) => number[];
}

interface Owned extends ObjectLiteral {
  id: number;
}

/**
 * The result of a search. Without `matches`, `find` returns the matching rows. With `matches`, `find` returns all rows, and
 * `matches` is the SQL condition for a matching row.
 */
export interface Found<T extends Owned> {
  find: SelectQueryBuilder<T>;
  matches?: string;
}

/**
 * Searches the rows of `find`, which itself is not changed. Normally the rows with the rarest word are read from the index
 * of terms and then checked for the other words. If all words are common and many rows are likely to have all of them, this
 * returns a condition (`matches`) instead: the caller checks rows in the order of the list, because it finds the first
 * matches soon.
 */
export async function searched<T extends Owned>(
  find: SelectQueryBuilder<T>,
  question: string,
  search: SearchIn,
): Promise<Found<T>> {
  const readings = readingsOf(question).filter((words) => words.length > 0);
  if (readings.length === 0) return { find: find.clone().andWhere('1 = 0') };
  const words = [...new Set(readings.flat())];
  const { counts, shareOf, isCommon } = await countTerms(find, words, search);
  const sql = new SearchSql(find, search, counts);
  const rarestFirst = readings.map((reading) => reading.toSorted((a, b) => counts.get(a)! - counts.get(b)!));
  const isDense = ([rarest = '', ...others]: string[]): boolean =>
    isCommon(rarest) && others.reduce((share, word) => share * shareOf(word), shareOf(rarest)) >= denseShare;
  return rarestFirst.some(isDense) ? sql.checkAny(rarestFirst) : { find: sql.joinAny(rarestFirst) };
}

/** Counts, in one query, the terms that begin with each word, up to a limit. A word with very many terms is common. */
async function countTerms<T extends Owned>(
  find: SelectQueryBuilder<T>,
  words: string[],
  { terms }: SearchIn,
): Promise<{ counts: Map<string, number>; shareOf: (word: string) => number; isCommon: (word: string) => boolean }> {
  const { manager } = find.connection;
  const { table } = namesOf(manager, terms);
  const values: string[] = [];
  const counted = words.map((word, index) => {
    const ranges = rangesOf(word).map(({ from, to }) => {
      values.push(from, to);
      return `(SELECT COUNT(*) FROM (SELECT 1 FROM ${table} WHERE term >= ? AND term < ? LIMIT ${mostTerms}) some)`;
    });
    return `${ranges.join(' + ')} AS word${index}`;
  });
  const newestId = `(SELECT MAX(id) FROM ${find.expressionMap.mainAlias!.metadata.tableName}) AS newest`;
  const [row = {}] = await manager.query<Record<string, number | string | null>[]>(
    `SELECT ${[newestId, ...counted].join(', ')}`,
    values,
  );
  const counts = new Map(words.map((word, index) => [word, Number(row[`word${index}`])]));
  const newest = Number(row.newest);
  const least = Math.min(mostTerms, Math.max(leastCommon, newest / 10));
  return {
    counts,
    // When the count stopped at its limit, the share is unknown and is taken as 1.
    shareOf: (word) => (counts.get(word)! >= mostTerms ? 1 : Math.min(1, counts.get(word)! / newest)),
    isCommon: (word) => counts.get(word)! >= least,
  };
}

/** Writes a search as SQL for one query. */
class SearchSql<T extends Owned> {
  private readonly find: SelectQueryBuilder<T>;
  private readonly table: string;
  private readonly owner: string;
  private readonly idsNamedBy: NonNullable<SearchIn['idsNamedBy']>;
  private names = 0;

  constructor(
    find: SelectQueryBuilder<T>,
    { terms, idsNamedBy = () => [] }: SearchIn,
    private readonly counts: Map<string, number>,
  ) {
    this.find = find.clone();
    this.idsNamedBy = idsNamedBy;
    ({ table: this.table, owner: this.owner } = namesOf(find.connection.manager, terms));
  }

  /**
   * Keeps the rows that have all words of one of the readings. For a word that is not much more common than the rarest one,
   * all its terms are read, which costs less than looking up the terms of each row.
   */
  joinAny(readings: string[][]): SelectQueryBuilder<T> {
    const sets = readings.map(([rarest = '', ...others]) => {
      const most = looksWorthARange * this.counts.get(rarest)!;
      const isIn = (word: string): string =>
        this.counts.get(word)! <= most ? `rarest.id IN (${this.idsWith(word)})` : this.has('rarest.id', word);
      if (others.length === 0) return this.idsWith(rarest);
      return `SELECT id FROM (${this.idsWith(rarest)}) rarest WHERE ${others.map(isIn).join(' AND ')}`;
    });
    return this.find.innerJoin(`(${sets.join(' UNION ')})`, 'found', `found.id = ${this.find.alias}.id`);
  }

  /** Makes the condition that is true for a row with all words of one of the readings. */
  checkAny(readings: string[][]): Required<Found<T>> {
    const each = readings.map((words) => words.map((word) => this.has(`${this.find.alias}.id`, word)).join(' AND '));
    return { find: this.find, matches: `((${each.join(') OR (')}))` };
  }

  private idsWith(word: string): string {
    const parts = rangesOf(word).map(
      ({ from, to }) =>
        `SELECT ${this.owner} AS id FROM ${this.table} WHERE term >= ${this.named(from)} AND term < ${this.named(to)}`,
    );
    for (const id of this.idsNamedBy(word)) parts.push(`SELECT ${id} AS id`);
    // UNION removes duplicates. A single SELECT needs DISTINCT for that.
    return parts.length > 1 ? parts.join(' UNION ') : parts.join('').replace('SELECT', 'SELECT DISTINCT');
  }

  /**
   * Makes the condition that a row has the word. It uses COUNT instead of EXISTS, and COALESCE so that no index of terms
   * fits: otherwise MariaDB would read all terms of the word instead of the few terms of the row.
   */
  private has(id: string, word: string): string {
    const ranges = rangesOf(word).map(
      ({ from, to }) => `(COALESCE(term, '') >= ${this.named(from)} AND COALESCE(term, '') < ${this.named(to)})`,
    );
    const own = `SELECT COUNT(*) FROM ${this.table} WHERE ${this.owner} = ${id} AND (${ranges.join(' OR ')})`;
    return [`((${own}) > 0`, ...this.idsNamedBy(word).map((named) => `${id} = ${named}`)].join(' OR ') + ')';
  }

  private named(value: string): string {
    const name = `search${(this.names += 1)}`;
    this.find.setParameter(name, value);
    return `:${name}`;
  }
}
