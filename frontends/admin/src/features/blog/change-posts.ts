import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@afshoreh/contracts/query';
import { copy } from './copy';
import { readPost, type PostCard, type PostStatus } from './get-posts';

/** The lists of the admin, and the pages of the site. */
export function refetchPosts(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: ['admin', 'posts', 'list'] }),
    queryClient.invalidateQueries({ queryKey: ['admin', 'comments'] }),
    queryClient.invalidateQueries({ queryKey: ['posts'] }),
  ]);
}

/** Publishes or withdraws an article as it is stored. */
export async function setPostStatus({ id, slug, version }: PostCard, status: PostStatus, signal: AbortSignal) {
  const { title, excerpt, content, category } = await readPost(id, signal);
  const body = { slug, title, excerpt, content, category, status, version };
  dataOf(await api.PUT('/admin/blog/posts/{id}', { params: { path: { id } }, body, signal }));
}

export async function deletePost({ id }: PostCard, signal?: AbortSignal): Promise<void> {
  dataOf(await api.DELETE('/admin/blog/posts/{id}', { params: { path: { id } }, ...(signal && { signal }) }));
}

/** Removes an article and the comments under it, for good. */
export function useDeletePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (post: PostCard) => deletePost(post),
    onSuccess: async (_nothing, { title }) => {
      showToast({ tone: 'success', title: copy.deleted, description: title });
      await refetchPosts(queryClient);
    },
  });
}
