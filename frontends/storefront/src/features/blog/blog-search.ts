import { toLatinDigits } from '@afshoreh/persian';
import { copy } from './copy';

export const CATEGORIES = ['all', ...(Object.keys(copy.categories) as (keyof typeof copy.categories)[])] as const;

/** What the list of articles shows; it lives in the address. */
export interface BlogSearch {
  category: (typeof CATEGORIES)[number];
  /** As typed or linked; the server folds spelling variants. '' for none. */
  tag: string;
  /** From 1. */
  page: number;
}

/** The longest tag that the server takes. */
const LONGEST_TAG = 40;

/** The page of a list that an address asks for, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = toLatinDigits(params.get('page') ?? '');
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** Reads an address that anybody may have typed: what it does not understand is the default. */
export function readSearch(params: URLSearchParams): BlogSearch {
  return {
    category: CATEGORIES.find((name) => name === params.get('category')) ?? 'all',
    tag: (params.get('tag') ?? '').trim().slice(0, LONGEST_TAG),
    page: readPage(params),
  };
}

/** The address of a list; defaults are left out, so that one list has one address. */
export function blogPath({ category = 'all', tag = '', page = 1 }: Partial<BlogSearch>): string {
  const params = new URLSearchParams();
  if (category !== 'all') params.set('category', category);
  if (tag !== '') params.set('tag', tag);
  if (page !== 1) params.set('page', String(page));
  return params.size > 0 ? `/blog?${params}` : '/blog';
}

/** The address of an article, at a page of its comments. */
export function postPath(slug: string, page = 1): string {
  return page === 1 ? `/blog/${slug}` : `/blog/${slug}?page=${page}`;
}
