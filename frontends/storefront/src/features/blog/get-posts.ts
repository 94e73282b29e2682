import { queryOptions } from '@afshoreh/contracts/query';
import { api, pageOf, type Schemas } from '@afshoreh/api-client';
import type { BlogSearch } from './blog-search';

export type PostCard = Schemas['PostCardDto'];

/** One of them featured, the others in the grid (spec §2, §9). */
export const POSTS_PER_PAGE = 6;

/** One page of the published articles, the newest first. */
export const postsQuery = ({ category, tag, page }: BlogSearch) =>
  queryOptions({
    queryKey: ['posts', 'list', { category, tag, page }],
    queryFn: ({ signal }) =>
      api
        .GET('/blog/posts', {
          params: { query: { category, tag: tag || undefined, page, limit: POSTS_PER_PAGE } },
          signal,
        })
        .then(pageOf),
  });
