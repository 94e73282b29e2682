import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type MediaItem = Schemas['MediaDto'];

export const MEDIA_TABS = ['all', 'images', 'other'] as const;
export type MediaTab = (typeof MEDIA_TABS)[number];

export const MEDIA_SORTS = ['newest', 'name', 'size'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

/** Narrows text from the address bar; anything else is all files. */
export function mediaTabOf(text: string | null): MediaTab {
  return MEDIA_TABS.find((tab) => tab === text) ?? 'all';
}

/** Narrows text from the address bar; anything else is the default sort. */
export function mediaSortOf(text: string | null): MediaSort {
  return MEDIA_SORTS.find((sort) => sort === text) ?? 'newest';
}

export interface MediaSearch {
  q?: string | undefined;
  type: MediaTab;
  sort?: MediaSort;
  page?: number | undefined;
  limit?: number | undefined;
}

export const isImage = ({ type }: Pick<MediaItem, 'type'>) => type.startsWith('image/');

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
