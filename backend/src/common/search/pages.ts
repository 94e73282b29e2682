import { setImmediate as pause } from 'node:timers/promises';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { batchesOf, rangeOf, type Page, type PageQuery } from '../http/index.js';
import { mostMatches, searched, type Found, type SearchIn } from './found.js';

/** Ids per statement; on SQLite other requests wait for each statement. */
const idsAtOnce = 1_000;

/** The columns or conditions of the sort order, the most important first; the last one is unique. */
export type ListOrder = Readonly<Record<string, 'ASC' | 'DESC'>>;

/** Rows and their order. `find` has the conditions; its joins have to be many-to-one, so that each row is one record. */
export interface ListPart<T extends Owned> {
  find: SelectQueryBuilder<T>;
  order: ListOrder;
}

interface Owned extends ObjectLiteral {
  id: number;
}

/**
 * One page of a list. Three queries: the total, the ids of the page from an index, and its rows; a search takes one more. A
 * search for nothing but common words counts at most {@link mostMatches} matches.
 */
export function pageOf<T extends Owned>(
  find: SelectQueryBuilder<T>,
  order: ListOrder,
  query: PageQuery & { q?: string },
  search?: SearchIn,
): Promise<Page<T>> {
  return pageOfParts([{ find, order }], query, search);
}

/** The same for a list of several parts, one after the other; the queries are made for each part. */
export async function pageOfParts<T extends Owned>(
  parts: readonly ListPart<T>[],
  query: PageQuery & { q?: string },
  search?: SearchIn,
): Promise<Page<T>> {
  const page: Page<T> = { rows: [], total: 0 };
  let { skip, take } = rangeOf(query);
  for (const { find, order } of parts) {
    const found = await searched(find, query.q, search);
    const count = await countOf(found);
    if (take > 0 && skip < count) {
      const ids = await idsIn(found, order, { skip, take: Math.min(take, count - skip) }, count);
      page.rows.push(...(await rowsOf(find, ids)));
      take -= ids.length;
    }
    skip = Math.max(0, skip - count);
    page.total += count;
  }
  return page;
}

/** All rows of a list by rising id, in batches, for exports. The search runs before the first batch. */
export async function* allOf<T extends Owned>(
  find: SelectQueryBuilder<T>,
  question = '',
  search?: SearchIn,
): AsyncGenerator<T[]> {
  const { find: found } = await searched(find, question, search);
  const ids: number[] = [];
  for await (const some of idsInSlices(found)) ids.push(...some);
  yield* batchesOf(ids, (some) => rowsOf(find, some));
}

async function countOf<T extends Owned>({ find, isCommon }: Found<T>): Promise<number> {
  if (!isCommon) {
    const counted = await find.clone().select('COUNT(*)', 'total').getRawOne<{ total: number | string }>();
    return Number(counted?.total ?? 0);
  }
  let total = 0;
  for await (const ids of idsInSlices(find)) {
    total += ids.length;
    if (total >= mostMatches) return mostMatches;
  }
  return total;
}

/** A database reads or sorts all rows that a page skips, so it reads from the end of the list that is nearer. */
async function idsIn<T extends Owned>(
  { find, isCommon }: Found<T>,
  order: ListOrder,
  { skip, take }: { skip: number; take: number },
  total: number,
): Promise<number[]> {
  const after = total - skip - take;
  if (isCommon || skip <= after) return idsOf(ordered(find.clone(), order).limit(take).offset(skip));
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

/** In the order of the ids. Without the conditions, for which SQLite would read another index than that of the ids. */
async function rowsOf<T extends Owned>(find: SelectQueryBuilder<T>, ids: number[]): Promise<T[]> {
  if (ids.length === 0) return [];
  const rows = await find.clone().where(`${find.alias}.id IN (:...pageIds)`, { pageIds: ids }).getMany();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All ids, rising. On SQLite other requests are served between two slices. */
async function* idsInSlices<T extends Owned>(find: SelectQueryBuilder<T>): AsyncGenerator<number[]> {
  for (let after = 0; ;) {
    const later = find.clone().andWhere(`${find.alias}.id > :after`, { after });
    const ids = await idsOf(later.orderBy(`${find.alias}.id`).limit(idsAtOnce));
    yield ids;
    if (ids.length < idsAtOnce) return;
    after = ids.at(-1) ?? after;
    await pause();
  }
}

/** Changes `find`. */
async function idsOf<T extends Owned>(find: SelectQueryBuilder<T>): Promise<number[]> {
  return (await find.select(`${find.alias}.id`, 'id').getRawMany<{ id: number }>()).map(({ id }) => id);
}
