import type { paths } from '../schema.js';
import { LISTS_WITH_CURSOR } from '../operation-kinds.js';
import { dataOf, type Afshoreh, type Schemas } from './client.js';

type JsonOf<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;
type QueryOf<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? Query
  : never;

/** The paths that return a list page by page and have no parameter in the path. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends { get: { parameters: { path?: never; query?: { page?: number } } } }
    ? JsonOf<Path> extends readonly unknown[]
      ? Path
      : never
    : never;
}[keyof paths];
export type RowOf<Path extends ListPath> = JsonOf<Path> extends readonly (infer Row)[] ? Row : never;

/**
 * All pages of a list, 100 rows each unless the query has a `limit`, one after the other. Lists that take a cursor are read by it,
 * the newest rows first, unless the query has a `sort`: no row is missed or comes twice when others are added meanwhile.
 */
export async function* pagesOf<Path extends ListPath>(
  afshoreh: Afshoreh,
  path: Path,
  query?: QueryOf<Path>,
): AsyncGenerator<RowOf<Path>[]> {
  const get = afshoreh.GET as (path: string, init: object) => Promise<{ data?: RowOf<Path>[]; response: Response }>;
  const isByCursor = LISTS_WITH_CURSOR.includes(path) && !Object.hasOwn(query ?? {}, 'sort');
  let place: object | null = isByCursor ? { cursor: '*' } : { page: 1 };
  while (place) {
    const result: Awaited<ReturnType<typeof get>> = await get(path, {
      params: { query: { limit: 100, ...(query as object), ...place } },
    });
    const rows = dataOf(result);
    place = nextPlaceIn(result.response.headers.get('link') ?? '', isByCursor ? 'cursor' : 'page');
    if (rows.length > 0) yield rows;
  }
}

/** The parameter of the next page in a `Link` header (RFC 8288). */
function nextPlaceIn(link: string, name: 'cursor' | 'page'): Record<string, string> | null {
  const next = /<([^>]*)>; rel="?next"?/.exec(link)?.[1];
  const value = next === undefined ? null : new URL(next, 'http://site.invalid').searchParams.get(name);
  return value === null ? null : { [name]: value };
}

/** All rows of a list. It is read page by page while the rows are used. */
export async function* rowsOf<Path extends ListPath>(
  afshoreh: Afshoreh,
  path: Path,
  query?: QueryOf<Path>,
): AsyncGenerator<RowOf<Path>> {
  for await (const rows of pagesOf(afshoreh, path, query)) yield* rows;
}

/**
 * The changes since a cursor, up to now, in batches of at most 1,000. Store the `cursor` of each batch together with
 * the result of its changes. Then a program that continues from the stored cursor misses no change and gets none twice. Throws an
 * `AfshorehError` with the code `changes.expired` for a cursor older than 90 days. Then copy all data again. `kinds` is as in
 * `GET /api/changes`.
 */
export async function* changesOf(
  afshoreh: Afshoreh,
  { since, kinds, limit = 1_000 }: { since: string; kinds?: string; limit?: number },
): AsyncGenerator<Schemas['Changes']> {
  for (let cursor = since, hasMore = true; hasMore;) {
    const query = { since: cursor, limit, ...(kinds === undefined ? {} : { kinds }) };
    const batch = dataOf(await afshoreh.GET('/api/changes', { params: { query } }));
    if (batch.changes.length > 0) yield batch;
    ({ cursor, hasMore } = batch);
  }
}
