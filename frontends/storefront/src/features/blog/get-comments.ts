import { queryOptions } from '@afshoreh/contracts/query';
import { api, pageOf, type Schemas } from '@afshoreh/api-client';

export type Comment = Schemas['CommentDto'];

export const COMMENTS_PER_PAGE = 20;

/** One page of the approved comments under an article, the oldest first; there are none of an article that is not there. */
export const commentsQuery = (slug: string, page: number) =>
  queryOptions({
    queryKey: ['posts', slug, 'comments', page],
    queryFn: async ({ signal }) => {
      const params = { path: { slug }, query: { page, limit: COMMENTS_PER_PAGE } };
      const answer = await api.GET('/blog/posts/{slug}/comments', { params, signal });
      return answer.response.status === 404 ? { items: [], total: 0 } : pageOf(answer);
    },
  });
