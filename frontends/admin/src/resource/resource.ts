import { api as typedApi, dataOf } from '@afshoreh/api-client';
import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@afshoreh/contracts/query';
import { RecordGone } from '../form/failed-write';
import { allPages } from '../list/all-pages';
import { countedPageOf } from '../list/counted';
import { localPage } from '../list/local-page';
import type { useListSearch } from '../list/use-list-search';
import { BACKGROUND } from '../session/background';
import { filtersOf, parametersOf, sortOf, type Filter, type ListCriteria } from './address';
import type { BodyOf, DetailsOf, ItemOf, ListPath, QueryOf } from './api-types';
import type { ResourceWords } from './copy';

export type ListSearch = ReturnType<typeof useListSearch>;

type Text<Value> = Extract<NonNullable<Value>, string>;
/** A menu with an entry for no choice (`allLabel`) need not offer the `all` of the API too. */
type FilterOf<Value extends string> = Filter<Value> | (Filter<Exclude<Value, 'all'>> & { allLabel: string });
type FiltersOf<Query> = { [Name in keyof Query]?: FilterOf<Text<Query[Name]>> };
type SortOf<Query> = Query extends { sort?: infer Sort } ? Text<Sort> : string;

/** The part of a resource that is described and not derived from the path. */
interface ResourceDescription<Item> {
  /** The name of the list in the query cache, saved views, hidden columns and the name of the CSV file. */
  key: string;
  /** The name of this kind of record in the audit. */
  subject: string;
  /** The parameter of the address that holds the id of the open record (`?certificate=12`); by default the subject. */
  parameter?: string;
  nameOf: (item: Item) => string;
  words: ResourceWords<Item>;
  /** The second line of the toast after a change or a deletion; the name of the record when it is left out. */
  toastText?: (response: unknown) => string;
  /** The sorts that are descending. */
  descending?: readonly string[];
  /** Loads the number of records for each option of the filter. */
  counts?: (signal: AbortSignal) => Promise<Record<string, number>>;
}

/** How the browser searches and sorts a short list, which the API returns without pages. */
interface ClientSideList<Item> {
  searchTexts?: (item: Item) => readonly (string | null)[];
  /** The comparator of each sort. A sort without one keeps the order of the API. */
  comparators?: Partial<Record<string, (a: Item, b: Item) => number>>;
}

interface ResourceOptions<List extends string, Write extends string> extends ResourceDescription<ItemOf<List>> {
  /** The path of the list in the API. Its records are at `{path}/{id}`. */
  path: List;
  /** The path for adding, changing, deleting and exporting records, when it is another one. */
  writePath?: Write;
  /** The keys of other queries that show these records. They are refetched after every change. */
  alsoInvalidates?: readonly QueryKey[];
  filters?: FiltersOf<QueryOf<List>>;
  period?: boolean;
  /** The names of the sorts. The first one is the default. A sortable column uses the sort with its own key. */
  sorts?: Readonly<Record<SortOf<QueryOf<List>>, string>>;
  clientSide?: ClientSideList<ItemOf<List>>;
}

/** One page of a list. */
interface ListPage<Item> {
  items: Item[];
  total: number;
  /** Whether there may be more. */
  isLeast?: boolean;
  /** Only for client-side lists: the search results of all pages, and all records. */
  found?: Item[];
  all?: readonly Item[];
}

// Every list has its own response type.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Query<Data> = UseQueryOptions<any, Error, Data, any>;

interface ListReads<Item> {
  page: (search: Pick<ListSearch, 'params' | 'q' | 'page' | 'size'>) => Query<ListPage<Item>>;
  /** The number of records that an address finds, shown beside a saved view. */
  count: (params: URLSearchParams) => Query<number>;
  /** Loads the records of all pages. */
  loadAll: (search: ListSearch) => Promise<Item[]>;
}

export interface Resource<Item extends { id: number }, Details = Item, Body = object>
  extends ResourceDescription<Item>, ListCriteria, ListReads<Item> {
  alsoInvalidates: readonly QueryKey[];
  /** The parameters of the address that filter the list, and those that belong to a saved view. */
  filterParameters: readonly string[];
  viewParameters: readonly string[];
  exportFile: (params: URLSearchParams) => Promise<Blob>;
  details: (id: number) => Query<Details>;
  /** Reads the record as it is stored now, without any cache. @throws when it was deleted */
  read: (id: number) => Promise<Details>;
  /** Changes the edited record, or adds one when it is undefined. */
  save: (edited: { id: number; version: number } | undefined, body: Body, signal?: AbortSignal) => Promise<Details>;
  remove: (item: { id: number }, signal?: AbortSignal) => Promise<unknown>;
}

type ApiResult<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;
/** The path is not a literal here, so the types of requests and responses come from {@link Resource} instead. */
const api = typedApi as unknown as Record<
  'GET' | 'POST' | 'PUT' | 'DELETE',
  <Data>(path: string, call: object) => ApiResult<Data>
>;

/**
 * Describes one kind of record: its list, number, CSV file and details, and how a record is saved and deleted. The
 * types follow from the path.
 */
export function resource<List extends ListPath, Write extends string = List>(
  options: ResourceOptions<List, Write>,
): Resource<ItemOf<List>, DetailsOf<List>, BodyOf<Write>> {
  const {
    path,
    writePath = path,
    alsoInvalidates = [],
    filters = {},
    period = false,
    sorts,
    clientSide: whole,
    ...rest
  } = options;
  const criteria: ListCriteria = { filters, period, sorts };
  const parameters = parametersOf(criteria);
  const list = { path, key: options.key, criteria };
  return {
    ...rest,
    ...criteria,
    alsoInvalidates,
    filterParameters: parameters,
    viewParameters: [...parameters, ...(sorts ? ['sort'] : []), 'size'],
    ...(whole ? clientSideList(list, whole) : pagedList(list)),
    ...recordWrites(writePath),
    read: whole ? (id) => findInList(path, id, options.words.gone) : (id) => readRecord(path, id),
    details: (id) => ({
      queryKey: ['admin', options.key, 'details', id],
      queryFn: ({ signal }) => readRecord(path, id, { signal }),
      staleTime: 0,
      // A form must not start from a cached record: its version could be old, and the save would be refused.
      gcTime: 0,
    }),
    exportFile: (params) => {
      const query = filtersOf(criteria, params);
      return api.GET<Blob>(`${writePath}/export`, { params: { query }, parseAs: 'blob' }).then(dataOf);
    },
  };
}

interface List {
  path: string;
  key: string;
  criteria: ListCriteria;
}

/** The reads of a list that the API returns page by page. */
function pagedList<Item>({ path, key, criteria }: List): ListReads<Item> {
  const read = (query: object, call: object = {}) =>
    api.GET<Item[]>(path, { params: { query }, ...call }).then(countedPageOf);
  const queryOf = (params: URLSearchParams) => {
    const sort = sortOf(criteria, params);
    return { ...filtersOf(criteria, params), ...(sort && { sort }) };
  };
  return {
    page: ({ params, page, size }) => {
      const query = { ...queryOf(params), page, limit: size };
      return {
        queryKey: ['admin', key, 'list', query],
        queryFn: ({ signal }) => read(query, { signal }),
        staleTime: 0,
        placeholderData: keepPreviousData,
      };
    },
    count: (params) => ({
      queryKey: ['admin', key, 'count', queryOf(params)],
      queryFn: ({ signal }) =>
        read({ ...queryOf(params), limit: 1 }, { headers: BACKGROUND, signal }).then(({ total }) => total),
    }),
    loadAll: ({ params }) => allPages((page) => read({ ...queryOf(params), ...page })),
  };
}

/** The reads of a short list that the API returns without pages. The browser searches, sorts and pages it. */
function clientSideList<Item>(
  { path, key, criteria }: List,
  { searchTexts: textsOf = () => [], comparators: compares = {} }: ClientSideList<Item>,
): ListReads<Item> {
  const all: Query<Item[]> = {
    queryKey: ['admin', key],
    queryFn: ({ signal }) => api.GET<Item[]>(path, { signal }).then(dataOf),
    staleTime: 0,
  };
  const pageIn = (items: readonly Item[], search: Parameters<ListReads<Item>['page']>[0]) => ({
    ...localPage(items, { search, textsOf, compare: compares[sortOf(criteria, search.params) ?? ''] }),
    all: items,
  });
  return {
    page: (search) => ({ ...all, select: (items: Item[]) => pageIn(items, search) }),
    count: (params) => ({
      ...all,
      select: (items: Item[]) => pageIn(items, { params, q: params.get('q') ?? '', page: 1, size: 24 }).total,
    }),
    loadAll: async (search) => pageIn(dataOf(await api.GET<Item[]>(path, {})), search).found,
  };
}

const readRecord = <Item>(path: string, id: number, call: object = { cache: 'no-store' }) =>
  api.GET<Item>(`${path}/{id}`, { params: { path: { id } }, ...call }).then(dataOf);

async function findInList<Item>(path: string, id: number, gone: string): Promise<Item> {
  const items = dataOf(await api.GET<(Item & { id: number })[]>(path, { cache: 'no-store' }));
  const item = items.find((each) => each.id === id);
  if (!item) throw new RecordGone(gone);
  return item;
}

/** The calls that add, change and delete a record. */
function recordWrites<Details, Body extends object>(
  path: string,
): Pick<Resource<{ id: number }, Details, Body>, 'save' | 'remove'> {
  return {
    save: (edited, body, signal) => {
      if (!edited) return api.POST<Details>(path, { body, signal }).then(dataOf);
      const { id, version } = edited;
      const call = { params: { path: { id } }, body: { ...body, version }, signal };
      return api.PUT<Details>(`${path}/{id}`, call).then(dataOf);
    },
    remove: ({ id }, signal) => api.DELETE(`${path}/{id}`, { params: { path: { id } }, signal }).then(dataOf),
  };
}
