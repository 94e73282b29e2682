import { parseDecimal } from '@afshoreh/persian';
import { pageNumberOf } from '../../page-number';
import type { Limit } from './filter-parameters';

export const CATEGORIES = ['all', 'apple', 'tomato', 'grape', 'other'] as const;
/** The sorts in the menu. */
export const MAIN_SORTS = ['popular', 'newest', 'price-low', 'price-high', 'brix-low', 'brix-high'] as const;
/** These and the sorts that only the table's columns offer. */
export const SORTS = [
  ...MAIN_SORTS,
  ...(['name', 'pH', 'acidity', 'weight', 'origin'] as const).flatMap((key) => [`${key}-low`, `${key}-high`] as const),
] as const;

/** The filters of the product list; the address holds them, so that a link or the back button restores them. */
export interface ProductListSearch {
  category: (typeof CATEGORIES)[number];
  sort: (typeof SORTS)[number];
  /** As typed; the server treats spelling variants as equal. */
  q: string;
  /** Code of a family of products. */
  family: string;
  /** The name of a pack. */
  pack: string;
  /** Words of the origin, as typed. */
  origin: string;
  /** The limits by `weight`, `price` or the code of a parameter. */
  limits: Readonly<Record<string, Limit>>;
  /** From 1. */
  page: number;
}

/** The server refuses longer searches. */
const LONGEST_SEARCH = 100;

export const firstSearch: ProductListSearch = {
  category: 'all',
  sort: 'popular',
  q: '',
  family: '',
  pack: '',
  origin: '',
  limits: {},
  page: 1,
};

function oneOf<Name extends string>(names: readonly Name[], text: string | null, otherwise: Name): Name {
  return names.find((name) => name === text) ?? otherwise;
}

/**
 * Parses the limits of an address. A text that is no number is left out, and so is a range whose lower limit is above
 * the upper one.
 */
export function readLimits(params: URLSearchParams): ProductListSearch['limits'] {
  // Has no prototype, because the names come from the address: «constructorFrom» must be a name like any other.
  const limits = Object.create(null) as Record<string, Limit>;
  for (const [name, text] of params) {
    const [, code, end] = /^(\w[\w-]*)(From|To)$/.exec(name) ?? [];
    const value = parseDecimal(text);
    // Codes are lower case, but older addresses contain «pHFrom».
    if (code && value !== null) (limits[code.toLowerCase()] ??= {})[end === 'From' ? 'from' : 'to'] = value;
  }
  for (const [code, { from = 0, to = from }] of Object.entries(limits)) if (from > to) delete limits[code];
  return limits;
}

/** The same search without the filters of the panel, and on the first page. */
export function unfiltered({ category, sort, q }: ProductListSearch): ProductListSearch {
  return { ...firstSearch, category, sort, q };
}

/** The number of active filters. A range counts as one, whether one of its ends is set or both. */
export function filterCountOf({ family, pack, origin, limits }: ProductListSearch): number {
  return [family, pack, origin].filter(Boolean).length + Object.keys(limits).length;
}

const textOf = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim().slice(0, LONGEST_SEARCH);

/** Reads the filters from an address; anything invalid becomes the default. */
export function readSearch(params: URLSearchParams): ProductListSearch {
  return {
    category: oneOf(CATEGORIES, params.get('category'), firstSearch.category),
    sort: oneOf(SORTS, params.get('sort'), firstSearch.sort),
    q: textOf(params, 'q'),
    family: textOf(params, 'family'),
    pack: textOf(params, 'pack'),
    origin: textOf(params, 'origin'),
    limits: readLimits(params),
    page: pageNumberOf(params),
  };
}

/** The address of a list; it leaves out defaults, so that one list has one address. */
export function productsPath(search: Partial<ProductListSearch>): string {
  const { limits, sort, page, ...texts } = { ...firstSearch, ...search };
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | undefined, byDefault: string | number = '') => {
    if (value !== undefined && value !== byDefault) params.set(name, String(value));
  };
  set('category', texts.category, firstSearch.category);
  for (const name of ['q', 'family', 'pack', 'origin'] as const) set(name, texts[name]);
  for (const [code, { from, to }] of Object.entries(limits)) {
    set(`${code}From`, from);
    set(`${code}To`, to);
  }
  set('sort', sort, firstSearch.sort);
  set('page', page, firstSearch.page);
  return params.size > 0 ? `/products?${params}` : '/products';
}
