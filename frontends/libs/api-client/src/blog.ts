import { queryOptions } from '@afshoreh/contracts/query';
import { api } from './client';
import { dataOf, pageOf } from './results';
import type { components } from './schema';

export type PublishedPost = components['schemas']['Post'];
export type PublishedComment = components['schemas']['Comment'];

export const COMMENTS_PER_PAGE = 20;

async function publishedPost(slug: string, signal: AbortSignal): Promise<PublishedPost | null> {
  const answer = await api.GET('/blog/posts/{slug}', { params: { path: { slug } }, signal });
  return answer.response.status === 404 ? null : dataOf(answer);
}

/**
 * A published article, or null when it does not exist, so that the server can render that page too. Remotes share the query
 * keys of the article and of its comments: the admin's preview stores an unsaved text under them.
 */
export const publishedPostQuery = (slug: string) =>
  queryOptions({ queryKey: ['posts', slug], queryFn: ({ signal }) => publishedPost(slug, signal) });

/** One page of an article's approved comments, the oldest first; empty when the article does not exist. */
export const publishedCommentsQuery = (slug: string, page: number) =>
  queryOptions({
    queryKey: ['posts', slug, 'comments', page],
    queryFn: async ({ signal }) => {
      const params = { path: { slug }, query: { page, limit: COMMENTS_PER_PAGE } };
      const answer = await api.GET('/blog/posts/{slug}/comments', { params, signal });
      return answer.response.status === 404 ? { items: [], total: 0 } : pageOf(answer);
    },
  });
