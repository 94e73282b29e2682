import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import { showUndo } from '../../form/undo';
import { bulkChange } from '../../list/bulk-change';
import { useRefetch } from '../../resource/use-resource';
import { comments, type Comment, type CommentStatus } from './comments';
import { copy } from './copy';

/** Fails when another admin has decided meanwhile. */
async function setCommentStatus({ id, version }: Comment, status: CommentStatus, signal?: AbortSignal) {
  const call = { params: { path: { id } }, body: { status, version }, ...(signal && { signal }) };
  return dataOf(await api.PUT('/comments/{id}', call));
}

interface Decision {
  comment: Comment;
  status: CommentStatus;
}

/** Approves or rejects a comment at once, and offers an undo instead of asking first. */
export function useModerateComment() {
  const refetch = useRefetch(comments);
  const onError = (error: Error) => {
    showToast({ tone: 'error', title: copy.moderateFailed, description: writeFailureOf(error) });
    void refetch();
  };
  const restore = useMutation({
    mutationFn: ({ comment, status }: Decision) => setCommentStatus(comment, status),
    onSuccess: async ({ name }) => {
      showToast({ tone: 'info', title: copy.takenBack(name) });
      await refetch();
    },
    onError,
  });
  const decide = useMutation({
    mutationFn: ({ comment, status }: Decision) => setCommentStatus(comment, status),
    onSuccess: async (changed, { comment }) => {
      const undo = () => restore.mutate({ comment: changed, status: comment.status });
      showUndo(copy.moderated[changed.status](changed.name), undo);
      await refetch();
    },
    onError,
  });
  return {
    /** The id of the comment whose decision is being saved. */
    busyId: decide.isPending ? decide.variables.comment.id : null,
    moderate: (comment: Comment, status: CommentStatus) => {
      // Pressing a key twice sends one decision.
      if (comment.status !== status && !decide.isPending) decide.mutate({ comment, status });
    },
  };
}

export type Moderation = ReturnType<typeof useModerateComment>;

const decision = (label: string, value: CommentStatus) =>
  bulkChange<Comment, CommentStatus>(label, { value, valueOf: ({ status }) => status, put: setCommentStatus });

/** Bulk decisions on comments. */
export const DECISION_ACTIONS = [
  decision(copy.approve, 'approved'),
  decision(copy.reject, 'rejected'),
  decision(copy.wait, 'waiting'),
];
