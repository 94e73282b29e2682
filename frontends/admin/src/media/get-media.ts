import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type MediaItem = Schemas['MediaDto'];

export const MEDIA_TABS = ['all', 'images', 'other'] as const;
export type MediaTab = (typeof MEDIA_TABS)[number];

export interface MediaSearch {
  q?: string | undefined;
  type: MediaTab;
  page?: number | undefined;
  limit?: number | undefined;
}

export const isImage = ({ type }: Pick<MediaItem, 'type'>) => type.startsWith('image/');

/** One page of the library, the newest first. The search finds both file names and the tags (spec §2). */
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
