import { pageNumberOf } from '../../page-number';

export const CATEGORIES = ['all', 'apple', 'tomato', 'grape', 'other'] as const;
export const SORTS = ['popular', 'newest', 'price-low', 'price-high', 'brix-low', 'brix-high'] as const;

/** What the product list shows; it lives in the address, so that a link or the back button brings it back (D3). */
export interface ProductListSearch {
  category: (typeof CATEGORIES)[number];
  sort: (typeof SORTS)[number];
  /** As typed; the server folds spelling variants. */
  q: string;
  /** From 1. */
  page: number;
}

/** The longest search that the server takes. */
const LONGEST_SEARCH = 100;

export const firstSearch: ProductListSearch = { category: 'all', sort: 'popular', q: '', page: 1 };

function oneOf<Name extends string>(names: readonly Name[], text: string | null, otherwise: Name): Name {
  return names.find((name) => name === text) ?? otherwise;
}

/** Reads an address that anybody may have typed: what it does not understand is the default. */
export function readSearch(params: URLSearchParams): ProductListSearch {
  return {
    category: oneOf(CATEGORIES, params.get('category'), firstSearch.category),
    sort: oneOf(SORTS, params.get('sort'), firstSearch.sort),
    q: (params.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: pageNumberOf(params),
  };
}

/** The address of a list; defaults are left out, so that one list has one address. */
export function productsPath(search: Partial<ProductListSearch>): string {
  const wanted = { ...firstSearch, ...search };
  const params = new URLSearchParams();
  if (wanted.category !== firstSearch.category) params.set('category', wanted.category);
  if (wanted.q !== '') params.set('q', wanted.q);
  if (wanted.sort !== firstSearch.sort) params.set('sort', wanted.sort);
  if (wanted.page !== firstSearch.page) params.set('page', String(wanted.page));
  return params.size > 0 ? `/products?${params}` : '/products';
}
