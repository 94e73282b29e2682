import { parseDecimal } from '@afshoreh/persian';
import { pageNumberOf } from '../../page-number';
import { endsOf, FILTERS, RANGES, type RangeEnd } from './filter-parameters';

export const CATEGORIES = ['all', 'apple', 'tomato', 'grape', 'other'] as const;
/** The sorts in the menu. */
export const MAIN_SORTS = ['popular', 'newest', 'price-low', 'price-high', 'brix-low', 'brix-high'] as const;
/** These and the sorts that only the table's columns offer. */
export const SORTS = [
  ...MAIN_SORTS,
  ...(['name', 'pH', 'acidity', 'weight', 'origin'] as const).flatMap((key) => [`${key}-low`, `${key}-high`] as const),
] as const;

/** The filters of the product list; the address holds them, so that a link or the back button restores them. */
export interface ProductListSearch extends Partial<Record<RangeEnd, number>> {
  category: (typeof CATEGORIES)[number];
  sort: (typeof SORTS)[number];
  /** As typed; the server treats spelling variants as equal. */
  q: string;
  /** Words of the origin, as typed. */
  origin: string;
  /** From 1. */
  page: number;
}

/** The server refuses longer searches. */
const LONGEST_SEARCH = 100;

export const firstSearch: ProductListSearch = { category: 'all', sort: 'popular', q: '', origin: '', page: 1 };

function oneOf<Name extends string>(names: readonly Name[], text: string | null, otherwise: Name): Name {
  return names.find((name) => name === text) ?? otherwise;
}

/** The ranges of an address. The smaller number is the start of a range, even when it was typed in the field of the end. */
function readRanges(params: URLSearchParams): Partial<Record<RangeEnd, number>> {
  const ranges: Partial<Record<RangeEnd, number>> = {};
  for (const key of RANGES) {
    const [from, to] = endsOf(key);
    const least = parseDecimal(params.get(from) ?? '');
    const most = parseDecimal(params.get(to) ?? '');
    const isReversed = least !== null && most !== null && least > most;
    if (least !== null) ranges[isReversed ? to : from] = least;
    if (most !== null) ranges[isReversed ? from : to] = most;
  }
  return ranges;
}

/** The same search without the filters by columns, and on the first page. */
export function unfiltered({ category, sort, q }: ProductListSearch): ProductListSearch {
  return { ...firstSearch, category, sort, q };
}

const textOf = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim().slice(0, LONGEST_SEARCH);

/** Reads the filters from an address; anything invalid becomes the default. */
export function readSearch(params: URLSearchParams): ProductListSearch {
  return {
    category: oneOf(CATEGORIES, params.get('category'), firstSearch.category),
    sort: oneOf(SORTS, params.get('sort'), firstSearch.sort),
    q: textOf(params, 'q'),
    origin: textOf(params, 'origin'),
    ...readRanges(params),
    page: pageNumberOf(params),
  };
}

/** The address of a list; it leaves out defaults, so that one list has one address. */
export function productsPath(search: Partial<ProductListSearch>): string {
  const wanted = { ...firstSearch, ...search };
  const params = new URLSearchParams();
  if (wanted.category !== firstSearch.category) params.set('category', wanted.category);
  if (wanted.q !== '') params.set('q', wanted.q);
  for (const name of FILTERS)
    if (wanted[name] !== undefined && wanted[name] !== '') params.set(name, String(wanted[name]));
  if (wanted.sort !== firstSearch.sort) params.set('sort', wanted.sort);
  if (wanted.page !== firstSearch.page) params.set('page', String(wanted.page));
  return params.size > 0 ? `/products?${params}` : '/products';
}
