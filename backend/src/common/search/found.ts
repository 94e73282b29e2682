import { setImmediate as pause } from 'node:timers/promises';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { rangeOf, type Page, type PageQuery } from '../http/index.js';
import { namesOf, type SearchTerms } from './search-term.js';
import { rangesOf, readingsOf, type TermRange } from './terms.js';

/**
 * A search in a large table, in small statements with pauses between: SQLite works in this process, and a statement that
 * counts or sorts a hundred thousand hits would hold up every visitor for a tenth of a second.
 */

/** Rows of the index that one statement reads. */
const termsAtOnce = 4_000;
/** Ids that one statement is asked about. */
const idsAtOnce = 500;
/** Rows that are walked through in their order at once. */
const rowsAtOnce = 2_000;

/** The columns to order by; the last is unique. */
export type ListOrder = readonly (readonly [column: string, direction: 'ASC' | 'DESC'])[];

interface Owned extends ObjectLiteral {
  id: number;
}

/** The ids of all that a question finds, each once, in no order; null for a blank question, which asks for everything. */
export async function idsFoundBy(
  manager: EntityManager,
  terms: SearchTerms,
  question: string,
): Promise<Set<number> | null> {
  if (question.trim() === '') return null;
  let found = new Set<number>();
  for (const words of readingsOf(question)) found = unionOf(found, await idsWithAll(manager, terms, words));
  return found;
}

/**
 * One page of a list. Two queries, the first for the total. Joins are many-to-one, so that rows are things.
 * @param find has the conditions, but no order
 * @param found the ids to choose from when there was a question
 */
export async function pageOf<T extends Owned>(
  find: SelectQueryBuilder<T>,
  order: ListOrder,
  query: PageQuery,
  found: Set<number> | null = null,
): Promise<Page<T>> {
  const { skip, take } = rangeOf(query);
  const ids = found && (await idsThatPass(find, found));
  const total = ids ? ids.size : await countOf(find);
  if (skip >= total) return { rows: [], total };
  if (ids && ids.size > idsAtOnce)
    return { rows: await rowsOf(find, await pageOfMany(find, ids, order, query)), total };
  if (ids) whereIdIn(find, [...ids]);
  return { rows: await ordered(find, order).limit(take).offset(skip).getMany(), total };
}

/** The next rows of a list by rising id, for exports. */
export async function rowsAfter<T extends Owned>(
  find: SelectQueryBuilder<T>,
  found: Set<number> | null,
  after: number,
  limit: number,
): Promise<T[]> {
  const byId: ListOrder = [[`${find.alias}.id`, 'ASC']];
  if (!found)
    return ordered(find.andWhere(`${find.alias}.id > :after`, { after }), byId)
      .limit(limit)
      .getMany();
  const later = [...found].filter((id) => id > after).sort((a, b) => a - b);
  const rows: T[] = [];
  for (let first = 0; first < later.length && rows.length < limit; first += idsAtOnce) {
    const part = whereIdIn(find.clone(), later.slice(first, first + idsAtOnce));
    rows.push(
      ...(await ordered(part, byId)
        .limit(limit - rows.length)
        .getMany()),
    );
  }
  return rows;
}

async function idsWithAll(manager: EntityManager, terms: SearchTerms, words: string[]): Promise<Set<number>> {
  let found: Set<number> | undefined;
  for (const word of words) {
    const [before, withWord] = [found, new Set<number>()];
    const add = (id: number): void => void (before?.has(id) === false || withWord.add(id));
    for (const range of rangesOf(word)) await eachOwner(manager, terms, range, add);
    found = withWord;
    if (found.size === 0) break;
  }
  return found ?? new Set();
}

/** Goes on after the last row that was read: by its term, and within that by the owner. */
async function eachOwner(
  manager: EntityManager,
  terms: SearchTerms,
  range: TermRange,
  visit: (id: number) => void,
): Promise<void> {
  const { table, owner } = namesOf(manager, terms);
  const read = (condition: string, values: unknown[], limit: number): Promise<{ term: string; id: number }[]> =>
    manager.query(
      `SELECT term, ${owner} AS id FROM ${table} WHERE ${condition} ORDER BY term, ${owner} LIMIT ${limit}`,
      values,
    );
  let rows = await read('term >= ? AND term < ?', [range.from, range.to], termsAtOnce);
  for (;;) {
    for (const { id } of rows) visit(id);
    const last = rows.at(-1);
    if (!last || rows.length < termsAtOnce) return;
    await pause();
    rows = await read(`term = ? AND ${owner} > ?`, [last.term, last.id], termsAtOnce);
    if (rows.length < termsAtOnce) {
      rows.push(...(await read('term > ? AND term < ?', [last.term, range.to], termsAtOnce - rows.length)));
    }
  }
}

/** Of the found ids those that the conditions of the list let through. */
async function idsThatPass<T extends Owned>(find: SelectQueryBuilder<T>, found: Set<number>): Promise<Set<number>> {
  if (find.expressionMap.wheres.length === 0) return found;
  const passed = new Set<number>();
  const all = [...found];
  for (let first = 0; first < all.length; first += idsAtOnce) {
    const part = whereIdIn(find.clone(), all.slice(first, first + idsAtOnce));
    for (const id of await idsOf(part)) passed.add(id);
    await pause();
  }
  return passed;
}

/** The ids of one page of more hits than a statement takes: by the ids themselves, or by walking through all in their order. */
async function pageOfMany<T extends Owned>(
  find: SelectQueryBuilder<T>,
  ids: Set<number>,
  order: ListOrder,
  query: PageQuery,
): Promise<number[]> {
  const { skip, take } = rangeOf(query);
  const [[column, direction] = ['', 'ASC']] = order;
  if (column === `${find.alias}.id`) {
    const rising = Uint32Array.from(ids).sort();
    const page = direction === 'ASC' ? rising : rising.reverse();
    return [...page.subarray(skip, skip + take)];
  }
  const page: number[] = [];
  for (let offset = 0, passed = 0; page.length < take; offset += rowsAtOnce) {
    const walked = await idsOf(ordered(find.clone(), order).limit(rowsAtOnce).offset(offset));
    for (const id of walked) if (ids.has(id) && ++passed > skip && page.length < take) page.push(id);
    if (walked.length < rowsAtOnce) break;
    await pause();
  }
  return page;
}

async function rowsOf<T extends Owned>(find: SelectQueryBuilder<T>, ids: number[]): Promise<T[]> {
  const rows = await whereIdIn(find, ids).getMany();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function countOf<T extends Owned>(find: SelectQueryBuilder<T>): Promise<number> {
  const counted = await find.clone().select('COUNT(*)', 'total').getRawOne<{ total: number | string }>();
  return Number(counted?.total ?? 0);
}

async function idsOf<T extends Owned>(find: SelectQueryBuilder<T>): Promise<number[]> {
  return (await find.select(`${find.alias}.id`, 'id').getRawMany<{ id: number }>()).map(({ id }) => id);
}

function whereIdIn<T extends Owned>(find: SelectQueryBuilder<T>, ids: number[]): SelectQueryBuilder<T> {
  return ids.length > 0
    ? find.andWhere(`${find.alias}.id IN (:...foundIds)`, { foundIds: ids })
    : find.andWhere('1 = 0');
}

function ordered<T extends Owned>(find: SelectQueryBuilder<T>, order: ListOrder): SelectQueryBuilder<T> {
  for (const [column, direction] of order) find.addOrderBy(column, direction);
  return find;
}

function unionOf(some: Set<number>, others: Set<number>): Set<number> {
  const [smaller, larger] = some.size < others.size ? [some, others] : [others, some];
  for (const id of smaller) larger.add(id);
  return larger;
}
