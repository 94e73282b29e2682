import { api, pageOf } from '@afshoreh/api-client';
import { keepPreviousData, queryOptions, useQuery } from '@afshoreh/contracts/query';
import { foldForSearch, toPersianDigits } from '@afshoreh/persian';
import { SECTIONS } from '../layout/sections';
import { useMay, type Area, type May } from '../session/access';
import { copy } from './copy';
import { useSettled } from '../list/use-settled';
import { NEW_ORDER } from './new-order';

export interface PaletteEntry {
  group: string;
  label: string;
  /** The name of a record, to be compared with the search text. */
  name?: string;
  /** An address, or SHEET. */
  to: string;
}

/**
 * This value is not an address: the entry opens the sheet of shortcuts over the screen. So an admin who has switched
 * off single-letter keys can open it too.
 */
export const SHEET = 'sheet';

/**
 * The palette shows at most MAX_SHOWN records of a kind and requests REQUESTED, because the API also matches former names and
 * the exact match may come late.
 */
const MAX_SHOWN = 5;
const REQUESTED = 24;
const ADDITIONS = [
  { area: 'orders', label: copy.addOrder, to: NEW_ORDER },
  { area: 'catalogue', label: copy.addProduct, to: '/admin/products?product=new' },
  { area: 'catalogue', label: copy.addCategory, to: '/admin/categories?category=new' },
  { area: 'blog', label: copy.addPost, to: '/admin/blog/edit?post=new' },
  { area: 'sellers', label: copy.addSeller, to: '/admin/sellers?seller=new' },
] as const satisfies { area: Area; label: string; to: string }[];

/** The screens that the role may read, and the records it may add. */
const fixedFor = (may: May): PaletteEntry[] => [
  ...SECTIONS.filter(({ area }) => may(area)).map(({ title, path }) => ({
    group: copy.screens,
    label: title,
    to: path,
  })),
  ...ADDITIONS.filter(({ area }) => may(area, 'write')).map(({ label, to }) => ({ group: copy.actions, label, to })),
  { group: copy.actions, label: copy.sheetTitle, to: SHEET },
];

type Call = { params: { query: { q: string; limit: number } }; signal: AbortSignal };

const entryOf = (group: string, name: string, to: string, label = name): PaletteEntry => ({ group, name, label, to });

/** The kinds of records: the area that a role must be allowed to read, and how to search for records of this kind. */
const KINDS: readonly { area: Area; find: (call: Call) => Promise<PaletteEntry[]> }[] = [
  {
    area: 'orders',
    find: async (call) =>
      pageOf(await api.GET('/orders', call)).items.map(({ id, name }) =>
        entryOf(copy.orders, name, `/admin/orders?order=${id}`, copy.order(toPersianDigits(id), name)),
      ),
  },
  {
    area: 'catalogue',
    find: async (call) =>
      pageOf(await api.GET('/admin/products', call)).items.map(({ id, name }) =>
        entryOf(copy.products, name, `/admin/products?product=${id}`),
      ),
  },
  {
    area: 'customers',
    find: async (call) =>
      pageOf(await api.GET('/people', call)).items.map(({ id, name }) =>
        entryOf(copy.customers, name, `/admin/customers?person=${id}`),
      ),
  },
  {
    area: 'sellers',
    find: async (call) =>
      pageOf(await api.GET('/sellers', call)).items.map(({ id, companyName }) =>
        entryOf(copy.sellers, companyName, `/admin/sellers?seller=${id}`),
      ),
  },
  {
    area: 'blog',
    find: async (call) =>
      pageOf(await api.GET('/admin/blog/posts', call)).items.map(({ id, title }) =>
        entryOf(copy.posts, title, `/admin/blog/edit?post=${id}`),
      ),
  },
];

/**
 * Finds a few records of each kind that the role may read. Exact matches come first. A kind whose search fails does
 * not hide the other kinds.
 */
const foundQuery = (q: string, areas: readonly Area[]) =>
  queryOptions({
    queryKey: ['admin', 'palette', q, areas],
    queryFn: async ({ signal }) => {
      const call = { params: { query: { q, limit: REQUESTED } }, signal };
      const kinds = KINDS.filter(({ area }) => areas.includes(area));
      const results = await Promise.allSettled(kinds.map(({ find }) => find(call)));
      const found = results.flatMap((result) =>
        result.status === 'fulfilled' ? bestOf(result.value, q).slice(0, MAX_SHOWN) : [],
      );
      return { found: bestOf(found, q), hasFailed: results.some(({ status }) => status === 'rejected') };
    },
    staleTime: 0,
  });

/**
 * Keeps the order of the entries, but moves exact names to the front, followed by names that begin with the search
 * text.
 */
function bestOf(entries: PaletteEntry[], q: string): PaletteEntry[] {
  const wanted = foldForSearch(q);
  const rankOf = ({ name = '' }: PaletteEntry) => {
    const folded = foldForSearch(name);
    return folded === wanted ? 0 : folded.startsWith(wanted) ? 1 : 2;
  };
  return entries.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/**
 * The entries of the palette for a search text. Screens and actions are there at once, records when the server has
 * responded.
 */
export function usePaletteEntries(typed: string) {
  const wanted = foldForSearch(typed);
  // Only the search on the server is debounced. Screens and actions follow the input at once, so that Enter opens the
  // first one for the current text.
  const asked = useSettled(typed.trim());
  const may = useMay();
  const fixed = fixedFor(may).filter(({ label }) => foldForSearch(label).includes(wanted));
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...foundQuery(
      asked,
      KINDS.map(({ area }) => area).filter((area) => may(area)),
    ),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const found = wanted === '' ? [] : (data?.found ?? []);
  // The records belong to the previous search text. They stay visible until the new ones arrive, but cannot be opened.
  const isOld = isPlaceholderData || asked !== typed.trim();
  return {
    entries: [...fixed, ...found],
    isOpenable: (place: number) => place < fixed.length || !isOld,
    isSearching: isFetching || (wanted !== '' && asked !== typed.trim()),
    hasFailed: data?.hasFailed ?? false,
  };
}
