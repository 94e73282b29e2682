import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import { showUndo } from '../../form/undo';
import { copy } from './copy';
import type { Comment, CommentStatus } from './get-comments';

/** Lists and counts of the admin, and what the pages of articles show. */
export function refetchComments(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: ['admin', 'comments'] }),
    queryClient.invalidateQueries({ queryKey: ['posts'] }),
  ]);
}

/** Refused when another admin decided meanwhile (D9). */
export async function setCommentStatus(
  { id, version }: Pick<Comment, 'id' | 'version'>,
  status: CommentStatus,
  signal?: AbortSignal,
): Promise<Comment> {
  const call = { params: { path: { id } }, body: { status, version }, ...(signal && { signal }) };
  return dataOf(await api.PUT('/comments/{id}', call));
}

interface Decision {
  comment: Comment;
  status: CommentStatus;
}

/** Shows a comment on the site or refuses it, at once and with the way back instead of a question. */
export function useModerateComment() {
  const queryClient = useQueryClient();
  const onError = (error: Error) => {
    showToast({ tone: 'error', title: copy.moderateFailed, description: writeFailureOf(error) });
    void refetchComments(queryClient);
  };
  const takeBack = useMutation({
    mutationFn: ({ comment, status }: Decision) => setCommentStatus(comment, status),
    onSuccess: async ({ name }) => {
      showToast({ tone: 'info', title: copy.takenBack(name) });
      await refetchComments(queryClient);
    },
    onError,
  });
  const decide = useMutation({
    mutationFn: ({ comment, status }: Decision) => setCommentStatus(comment, status),
    onSuccess: async (changed, { comment }) => {
      const undo = () => takeBack.mutate({ comment: changed, status: comment.status });
      showUndo(copy.moderated[changed.status](changed.name), undo);
      await refetchComments(queryClient);
    },
    onError,
  });
  return {
    /** The comment that is being decided about right now. */
    busyId: decide.isPending ? decide.variables.comment.id : null,
    moderate: (comment: Comment, status: CommentStatus) => {
      // A key that is pressed twice decides once.
      if (comment.status !== status && !decide.isPending) decide.mutate({ comment, status });
    },
  };
}
