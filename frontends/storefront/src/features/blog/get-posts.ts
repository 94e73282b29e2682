import { queryOptions } from '@afshoreh/contracts/query';
import { api, pageOf, type Schemas } from '@afshoreh/api-client';
import type { BlogSearch } from './blog-search';

export type PostCard = Schemas['PostCard'];

/** One featured article and five in the grid. */
export const POSTS_PER_PAGE = 6;

/** One page of the published articles, newest first. */
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
