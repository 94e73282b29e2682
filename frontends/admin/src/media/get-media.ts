import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { rangeOf } from '../list/period';
import { BACKGROUND } from '../session/background';

export type MediaItem = Schemas['MediaDto'];

export const MEDIA_TABS = ['all', 'images', 'other'] as const;
export type MediaTab = (typeof MEDIA_TABS)[number];

export const MEDIA_SORTS = ['newest', 'name', 'size'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

/** Narrows text from the address bar; anything else is all files. */
function mediaTabOf(text: string | null): MediaTab {
  return MEDIA_TABS.find((tab) => tab === text) ?? 'all';
}

/** Narrows text from the address bar; anything else is the default sort. */
function mediaSortOf(text: string | null): MediaSort {
  return MEDIA_SORTS.find((sort) => sort === text) ?? 'newest';
}

export interface MediaSearch {
  q?: string | undefined;
  /** ISO 8601; since then, and before then. */
  from?: string | undefined;
  to?: string | undefined;
  type: MediaTab;
  sort?: MediaSort;
  page?: number | undefined;
  limit?: number | undefined;
}

export const isImage = ({ type }: Pick<MediaItem, 'type'>) => type.startsWith('image/');

/** What the address asks of the library, as the API takes it. */
export function mediaSearchOf(params: URLSearchParams, now: Date): MediaSearch & { sort: MediaSort } {
  const [type, sort] = [mediaTabOf(params.get('type')), mediaSortOf(params.get('sort'))];
  return { q: params.get('q') || undefined, type, sort, ...rangeOf(params, now) };
}

/** How many files a search finds, for the view that it is saved as. */
export const foundMediaQuery = (search: MediaSearch) =>
  queryOptions({
    queryKey: ['admin', 'media', 'count', search],
    queryFn: ({ signal }) =>
      api
        .GET('/media', { params: { query: { ...search, limit: 1 } }, headers: BACKGROUND, signal })
        .then(pageOf)
        .then(({ total }) => total),
  });

/** The file of every file that the library would show. */
export async function exportMedia({ sort: _sort, ...query }: MediaSearch): Promise<Blob> {
  return dataOf(await api.GET('/media/export', { params: { query }, parseAs: 'blob' }));
}

/** One page of the library. The search finds both file names and the tags (spec §2). */
export const mediaQuery = (search: MediaSearch) =>
  queryOptions({
    queryKey: ['admin', 'media', 'list', search],
    queryFn: ({ signal }) => api.GET('/media', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });

/** How many files each tab has. */
export const mediaCountsQuery = queryOptions({
  queryKey: ['admin', 'media', 'counts'],
  queryFn: ({ signal }) => api.GET('/media/counts', { signal }).then(dataOf),
  staleTime: 0,
});
