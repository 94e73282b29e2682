import { setImmediate as turn } from 'node:timers/promises';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { batchesOf, rangeOf, type Page, type PageQuery } from '../http/index.js';
import { searched, type Found, type SearchIn } from './found.js';

/** Rows that one statement checks. On SQLite other requests wait until the statement has ended. */
const rowsAtOnce = 1_000;
/** When all words of a search are common, at most this many matches are counted and listed. */
const mostMatches = 10_000;
/** The count stops when this many rows were checked and `enoughMatches` matches were found, which fill many pages. */
const enoughRows = 20_000;
const enoughMatches = 1_000;
/** At most this many rows are checked for words that are common but hardly ever occur in the same row. */
const mostRows = 100_000;

/** The columns or conditions of the sort order, the most important first; the last one is unique. */
export type ListOrder = Readonly<Record<string, 'ASC' | 'DESC'>>;

/** Rows and their order. `find` has the conditions; its joins have to be many-to-one, so that each row is one record. */
export interface ListPart<T extends Owned> {
  find: SelectQueryBuilder<T>;
  order: ListOrder;
}

/** The query of a list; with a cursor only rows with a smaller id, by falling id. */
type ListQuery = PageQuery & { q?: string; cursor?: number };

interface Owned extends ObjectLiteral {
  id: number;
}

/**
 * Returns one page of a list, with three queries: the total, the ids of the page from an index, and its rows. A search needs
 * one more query, which counts how common its words are. If all of them are common, it checks the newest rows only; see
 * {@link mostMatches}.
 */
export function pageOf<T extends Owned>(
  find: SelectQueryBuilder<T>,
  order: ListOrder,
  query: ListQuery,
  search?: SearchIn,
): Promise<Page<T>> {
  return pageOfParts([{ find, order }], query, search);
}

/** Like {@link pageOf}, for a list of several parts that follow each other. The queries run for each part. */
export async function pageOfParts<T extends Owned>(
  parts: readonly ListPart<T>[],
  query: ListQuery,
  search?: SearchIn,
): Promise<Page<T>> {
  const [first] = parts;
  if (first && query.cursor !== undefined) return pageBelow(first.find, query.cursor, query, search);
  const page = { rows: [] as T[], total: 0, isLeast: false };
  let { skip, take } = rangeOf(query);
  for (const part of parts) {
    const { count, isLeast, idsIn } = await listOf(part, query.q, search);
    if (take > 0 && skip < count) {
      const ids = await idsIn({ skip, take: Math.min(take, count - skip) });
      page.rows.push(...(await rowsOf(part.find, ids)));
      take -= ids.length;
    }
    skip = Math.max(0, skip - count);
    page.total += count;
    page.isLeast ||= isLeast;
  }
  return page;
}

/**
 * The rows with the largest ids below `cursor`. One query for their ids and one for the rows, which cost the same on every page;
 * a search adds its own.
 */
async function pageBelow<T extends Owned>(
  rows: SelectQueryBuilder<T>,
  cursor: number,
  { q = '', limit }: ListQuery,
  search?: SearchIn,
): Promise<Page<T>> {
  const id = `${rows.alias}.id`;
  const below = rows.clone().andWhere(`${id} < :cursor`, { cursor });
  const { find, matches }: Found<T> = search && q.trim() !== '' ? await searched(below, q, search) : { find: below };
  const ids = matches
    ? await firstMatching(find, matches, limit + 1)
    : await idsOf(ordered(find.clone(), { [id]: 'DESC' }).limit(limit + 1));
  const listed = ids.slice(0, limit);
  return { rows: await rowsOf(rows, listed), total: null, next: ids.length > limit ? (listed.at(-1) ?? null) : null };
}

async function firstMatching<T extends Owned>(
  find: SelectQueryBuilder<T>,
  matches: string,
  most: number,
): Promise<number[]> {
  const ids: number[] = [];
  for await (const { matching } of slicesOf(find, 'DESC', matches)) {
    ids.push(...matching);
    if (ids.length >= most) break;
  }
  return ids.slice(0, most);
}

/** All rows of a list by rising id, in batches, for exports. The search runs before the first batch. */
export async function* allOf<T extends Owned>(
  find: SelectQueryBuilder<T>,
  question = '',
  search?: SearchIn,
): AsyncGenerator<T[]> {
  const isSearched = search && question.trim() !== '';
  const found: Found<T> = isSearched ? await searched(find, question, search) : { find };
  const ids: number[] = [];
  for await (const { matching } of slicesOf(found.find, 'ASC', found.matches)) ids.push(...matching);
  yield* batchesOf(ids, (some) => rowsOf(find, some));
}

interface Range {
  skip: number;
  take: number;
}

interface List {
  count: number;
  /** Whether there may be more than `count`. */
  isLeast: boolean;
  idsIn: (range: Range) => number[] | Promise<number[]>;
}

async function listOf<T extends Owned>(part: ListPart<T>, question = '', search?: SearchIn): Promise<List> {
  if (!search || question.trim() === '') {
    const counted = await part.find.clone().select('COUNT(*)', 'total').getRawOne<{ total: number | string }>();
    const count = Number(counted?.total ?? 0);
    return { count, isLeast: false, idsIn: (range) => idsIn(part, range, count) };
  }
  const { order } = part;
  const { find, matches } = await searched(part.find, question, search);
  if (matches !== undefined) return commonOf({ find, order }, matches);
  // All ids are read at once, because the search itself costs more than reading them.
  const ids = await idsOf(ordered(find.clone(), order));
  return { count: ids.length, isLeast: false, idsIn: ({ skip, take }) => ids.slice(skip, skip + take) };
}

/**
 * Finds the matches for common words. It checks the rows in the order of the list if the list is sorted by id, otherwise the
 * newest rows first.
 */
async function commonOf<T extends Owned>({ find, order }: ListPart<T>, matches: string): Promise<List> {
  const [[column, direction]] = Object.entries(order) as [[string, 'ASC' | 'DESC']];
  const isById = column === `${find.alias}.id`;
  const ids: number[] = [];
  let checked = 0;
  let isLeast = false;
  for await (const slice of slicesOf(find, isById ? direction : 'DESC', matches)) {
    ids.push(...slice.matching);
    checked += slice.checked;
    const isEnough = checked >= enoughRows && ids.length >= enoughMatches;
    const isLast = slice.checked < rowsAtOnce;
    isLeast = ids.length > mostMatches || (!isLast && (isEnough || ids.length === mostMatches || checked >= mostRows));
    if (isLeast) break;
  }
  const count = Math.min(ids.length, mostMatches);
  const list = { count, isLeast };
  if (isById) return { ...list, idsIn: ({ skip, take }) => ids.slice(0, count).slice(skip, skip + take) };
  // If there are many matches, the database finds some soon in any order. If there are few, their ids are known
  // already.
  const isNear = isLeast && count >= enoughMatches;
  const listed = find.clone().andWhere(isNear ? matches : `${find.alias}.id IN (${ids.join() || 'NULL'})`);
  return {
    ...list,
    idsIn: ({ skip, take }) => idsOf(ordered(listed.clone(), order).limit(take).offset(skip)),
  };
}

/** The database reads or sorts all rows before the page, so this reads from whichever end of the list is nearer to the page. */
async function idsIn<T extends Owned>(
  { find, order }: ListPart<T>,
  { skip, take }: Range,
  total: number,
): Promise<number[]> {
  const after = total - skip - take;
  if (skip <= after) return idsOf(ordered(find.clone(), order).limit(take).offset(skip));
  return (await idsOf(ordered(find.clone(), order, opposite).limit(take).offset(after))).reverse();
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;
const same = { ASC: 'ASC', DESC: 'DESC' } as const;

function ordered<T extends Owned>(
  find: SelectQueryBuilder<T>,
  order: ListOrder,
  directions: typeof same | typeof opposite = same,
): SelectQueryBuilder<T> {
  for (const [column, direction] of Object.entries(order)) find.addOrderBy(column, directions[direction]);
  return find;
}

/**
 * Returns the rows in the order of `ids`. The conditions of `find` are dropped, because with them SQLite would not use the
 * index of the ids.
 */
async function rowsOf<T extends Owned>(find: SelectQueryBuilder<T>, ids: number[]): Promise<T[]> {
  if (ids.length === 0) return [];
  const rows = await find.clone().where(`${find.alias}.id IN (:...pageIds)`, { pageIds: ids }).getMany();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Checks the rows of `find` in slices, and yields the ids of the matching ones. A statement checks a fixed number of rows,
 * even if few of them match. On SQLite other requests are served between two slices.
 */
async function* slicesOf<T extends Owned>(
  find: SelectQueryBuilder<T>,
  direction: 'ASC' | 'DESC',
  matches = '1 = 1',
): AsyncGenerator<{ matching: number[]; checked: number }> {
  const id = `${find.alias}.id`;
  for (let last: number | undefined; ;) {
    const next = find.clone().select(id, 'id').addSelect(`CASE WHEN ${matches} THEN 1 ELSE 0 END`, 'matching');
    if (last !== undefined) next.andWhere(`${id} ${direction === 'ASC' ? '>' : '<'} :last`, { last });
    const rows = await next
      .orderBy(id, direction)
      .limit(rowsAtOnce)
      .getRawMany<{ id: number; matching: number | string }>();
    yield { matching: rows.flatMap((row) => (Number(row.matching) ? [row.id] : [])), checked: rows.length };
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.id;
    await turn();
  }
}

/** Replaces the selection of `find` itself, so callers pass a copy. */
async function idsOf<T extends Owned>(find: SelectQueryBuilder<T>): Promise<number[]> {
  return (await find.select(`${find.alias}.id`, 'id').getRawMany<{ id: number }>()).map(({ id }) => id);
}
