import { useQueryClient } from '@afshoreh/contracts/query';
import { allPages } from '../../list/all-pages';
import { bulkChange } from '../../list/bulk-change';
import type { BulkAction } from '../../list/use-bulk';
import { copy } from './copy';
import { deleteComment } from './delete-comment';
import { commentsQuery, type Comment, type CommentListSearch, type CommentStatus } from './get-comments';
import { refetchComments, setCommentStatus } from './moderate-comment';

const decision = (label: string, value: CommentStatus) =>
  bulkChange<Comment, CommentStatus>(label, { value, valueOf: ({ status }) => status, put: setCommentStatus });

const ACTIONS: BulkAction<Comment>[] = [
  decision(copy.approve, 'approved'),
  decision(copy.reject, 'rejected'),
  decision(copy.wait, 'waiting'),
  {
    label: copy.remove,
    tone: 'danger',
    question: {
      title: copy.deleteDialog.title,
      text: copy.deleteDialog.textOfMany,
      confirm: copy.deleteDialog.confirm,
    },
    run: deleteComment,
  },
];

/** Many comments decided about or deleted at once. */
export function useCommentBulk(filters: CommentListSearch) {
  const queryClient = useQueryClient();
  return {
    actions: ACTIONS,
    loadAll: () => allPages((page) => queryClient.fetchQuery(commentsQuery({ ...filters, ...page }))),
    refetch: () => refetchComments(queryClient),
  };
}
