import { api, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type MediaItem = Schemas['Media'];

export const MEDIA_TABS = ['all', 'images', 'other'] as const;
export type MediaTab = (typeof MEDIA_TABS)[number];

interface MediaSearch {
  /** Searches file names and tags. */
  q?: string | undefined;
  type: MediaTab;
  page: number;
  limit: number;
}

export const isImage = ({ type }: Pick<MediaItem, 'type'>) => type.startsWith('image/');

/** One page of the library, for choosing a file in a form. */
export const mediaQuery = (search: MediaSearch) =>
  queryOptions({
    queryKey: ['admin', 'media', 'list', search],
    queryFn: ({ signal }) => api.GET('/media', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });
