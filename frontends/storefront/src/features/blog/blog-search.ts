import { toLatinDigits } from '@afshoreh/persian';
import { copy } from './copy';

export const CATEGORIES = ['all', ...(Object.keys(copy.categories) as (keyof typeof copy.categories)[])] as const;

/** The filters of the list of articles; the address holds them. */
export interface BlogSearch {
  category: (typeof CATEGORIES)[number];
  /** As typed or linked, '' for none. The server treats spelling variants as equal. */
  tag: string;
  /** From 1. */
  page: number;
}

/** The server refuses longer tags. */
const LONGEST_TAG = 40;

/** The page number in the address, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = toLatinDigits(params.get('page') ?? '');
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** Reads the filters from an address; anything invalid becomes the default. */
export function readSearch(params: URLSearchParams): BlogSearch {
  return {
    category: CATEGORIES.find((name) => name === params.get('category')) ?? 'all',
    tag: (params.get('tag') ?? '').trim().slice(0, LONGEST_TAG),
    page: readPage(params),
  };
}

/** The address of a list; it leaves out defaults, so that one list has one address. */
export function blogPath({ category = 'all', tag = '', page = 1 }: Partial<BlogSearch>): string {
  const params = new URLSearchParams();
  if (category !== 'all') params.set('category', category);
  if (tag !== '') params.set('tag', tag);
  if (page !== 1) params.set('page', String(page));
  return params.size > 0 ? `/blog?${params}` : '/blog';
}

/** The address of an article and of one page of its comments. */
export function postPath(slug: string, page = 1): string {
  return page === 1 ? `/blog/${slug}` : `/blog/${slug}?page=${page}`;
}
