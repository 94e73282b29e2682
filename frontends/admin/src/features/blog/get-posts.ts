import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { copy } from './copy';

export type PostCard = Schemas['AdminPostCardDto'];
export type AdminPost = Schemas['AdminPostDto'];
export type PostStatus = PostCard['status'];
export type PostCategory = PostCard['category'];

export const CATEGORIES = Object.keys(copy.categories) as PostCategory[];
export const STATUS_FILTERS = ['all', 'published', 'draft'] as const;
type StatusFilter = (typeof STATUS_FILTERS)[number];
export const POST_SORTS = ['newest', 'updated', 'title'] as const;
export type PostSort = (typeof POST_SORTS)[number];

/** One of `known`, or the first of them, which is the default, for any other text of the address bar. */
export function oneOf<Value extends string>(known: readonly [Value, ...Value[]], text: string | null): Value {
  return known.find((value) => value === text) ?? known[0];
}

export interface PostListSearch {
  q?: string | undefined;
  status: StatusFilter;
  category?: PostCategory | undefined;
  sort: PostSort;
  page?: number | undefined;
  limit?: number | undefined;
}

export const postsQuery = (search: PostListSearch) =>
  queryOptions({
    queryKey: ['admin', 'posts', 'list', search],
    queryFn: ({ signal }) => api.GET('/admin/blog/posts', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });

export const readPost = (id: number, signal?: AbortSignal): Promise<AdminPost> =>
  api.GET('/admin/blog/posts/{id}', { params: { path: { id } }, ...(signal && { signal }) }).then(dataOf);

/** One article to edit, draft or published. */
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'posts', 'details', id],
    queryFn: ({ signal }) => readPost(id, signal),
    // What is typed into must not be pulled away: another version is told of when it is saved.
    staleTime: Infinity,
    gcTime: 0,
  });

/** Where an article is edited, by its id: its slug may change. Undefined is a new one. */
export function editorPath(id?: number): string {
  return `/admin/blog/edit?post=${id ?? 'new'}`;
}
