import { api, dataOf, pageOf, totalOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { rangeOf } from '../../list/period';
import { BACKGROUND } from '../../session/background';

export type Comment = Schemas['AdminCommentDto'];
export type CommentStatus = Comment['status'];

/** What waits for a decision comes first. */
export const COMMENT_FILTERS = ['waiting', 'approved', 'rejected', 'all'] as const;
type CommentFilter = (typeof COMMENT_FILTERS)[number];

/** Narrows text from the address bar; anything else means what waits. */
function commentFilterOf(text: string | null): CommentFilter {
  return COMMENT_FILTERS.find((filter) => filter === text) ?? 'waiting';
}

export interface CommentListSearch {
  filter: CommentFilter;
  q?: string | undefined;
  /** ISO 8601; since then, and before then. */
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** What the address asks of the list, as the API takes it. */
export function commentSearchOf(params: URLSearchParams, now: Date): CommentListSearch {
  return {
    filter: commentFilterOf(params.get('filter')),
    q: params.get('q') || undefined,
    ...rangeOf(params, now),
  };
}

/** How many comments a search finds, for the view that it is saved as. */
export const foundCommentsQuery = (search: CommentListSearch) =>
  queryOptions({
    queryKey: ['admin', 'comments', 'count', search],
    queryFn: ({ signal }) =>
      api
        .GET('/comments', { params: { query: { ...search, limit: 1 } }, headers: BACKGROUND, signal })
        .then(pageOf)
        .then(({ total }) => total),
  });

/** The file of every comment that the list would show. */
export async function exportComments(query: CommentListSearch): Promise<Blob> {
  return dataOf(await api.GET('/comments/export', { params: { query }, parseAs: 'blob' }));
}

export const commentsQuery = (search: CommentListSearch) =>
  queryOptions({
    queryKey: ['admin', 'comments', 'list', search],
    queryFn: ({ signal }) => api.GET('/comments', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });

/** One comment in full: a link or a reload opens it also when it is on no visible page of the list. */
export const commentQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'comments', 'details', id],
    queryFn: ({ signal }) => api.GET('/comments/{id}', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });

/** How many there are of each filter, whatever is searched. */
export const commentCountsQuery = queryOptions({
  queryKey: ['admin', 'comments', 'counts'],
  queryFn: async ({ signal }) => {
    const countOf = async (filter: CommentFilter) => {
      const call = { params: { query: { filter, limit: 1 } }, headers: BACKGROUND, signal };
      const result = await api.GET('/comments', call);
      dataOf(result);
      return [filter, totalOf(result.response)] as const;
    };
    return Object.fromEntries(await Promise.all(COMMENT_FILTERS.map(countOf))) as Record<CommentFilter, number>;
  },
  staleTime: 0,
});
