import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { copy } from './copy';
import type { Comment } from './get-comments';
import { refetchComments } from './moderate-comment';

export async function deleteComment({ id }: Comment, signal?: AbortSignal): Promise<void> {
  dataOf(await api.DELETE('/comments/{id}', { params: { path: { id } }, ...(signal && { signal }) }));
}

/** Removes a comment and everything personal in it, for good (D31). */
export function useDeleteComment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (comment: Comment) => deleteComment(comment),
    onSuccess: async (_nothing, { id }) => {
      showToast({ tone: 'success', title: copy.deleted });
      queryClient.removeQueries({ queryKey: ['admin', 'comments', 'details', id] });
      await refetchComments(queryClient);
    },
  });
}
