import { queryOptions } from '@afshoreh/contracts/query';
import { api } from './client';
import { dataOf, pageOf } from './results';
import type { components } from './schema';

export type PublishedPost = components['schemas']['PostDto'];
export type PublishedComment = components['schemas']['CommentDto'];

export const COMMENTS_PER_PAGE = 20;

async function publishedPost(slug: string, signal: AbortSignal): Promise<PublishedPost | null> {
  const answer = await api.GET('/blog/posts/{slug}', { params: { path: { slug } }, signal });
  return answer.response.status === 404 ? null : dataOf(answer);
}

/**
 * One article as visitors read it, or null when there is none: that is an answer too, and goes into the page that the server
 * renders. Its key is an agreement between remotes, as that of the comments below it: the staff's preview puts an unsaved
 * text under it.
 */
export const publishedPostQuery = (slug: string) =>
  queryOptions({ queryKey: ['posts', slug], queryFn: ({ signal }) => publishedPost(slug, signal) });

/** One page of the approved comments under an article, the oldest first; there are none of an article that is not there. */
export const publishedCommentsQuery = (slug: string, page: number) =>
  queryOptions({
    queryKey: ['posts', slug, 'comments', page],
    queryFn: async ({ signal }) => {
      const params = { path: { slug }, query: { page, limit: COMMENTS_PER_PAGE } };
      const answer = await api.GET('/blog/posts/{slug}/comments', { params, signal });
      return answer.response.status === 404 ? { items: [], total: 0 } : pageOf(answer);
    },
  });
