import { ApiError } from '@afshoreh/api-client';
import { Button, EmptyState, ErrorBox, Loading, SkeletonLines } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useQuery } from '@afshoreh/contracts/query';
import { HistoryLink } from '../../../history/history-link';
import { copy } from '../copy';
import { commentQuery, type Comment, type CommentStatus } from '../get-comments';
import { CommentDetails } from './comment-details';

const { dialog } = copy;

interface CommentDialogProps {
  id: number;
  busyId: number | null;
  onModerate: (comment: Comment, status: CommentStatus) => void;
  onClose: () => void;
}

/** One comment over the list, with its article beside it and what may be decided about it. */
export function CommentDialog({ id, busyId, onModerate, onClose }: CommentDialogProps) {
  const { data: comment } = useQuery(commentQuery(id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={comment ? copy.nameOf(comment.name) : dialog.loading}
      footer={
        <>
          <HistoryLink thing="comment" id={id} />
          <Button variant="secondary" onClick={onClose}>
            {dialog.close}
          </Button>
          {comment && comment.status !== 'rejected' && (
            <Button variant="ghost" pending={busyId === id} onClick={() => onModerate(comment, 'rejected')}>
              {copy.reject}
            </Button>
          )}
          {comment && comment.status !== 'approved' && (
            <Button pending={busyId === id} onClick={() => onModerate(comment, 'approved')}>
              {copy.approve}
            </Button>
          )}
        </>
      }
    >
      <Body id={id} />
    </Dialog>
  );
}

function Body({ id }: { id: number }) {
  const { data: comment, error, isFetching, refetch } = useQuery(commentQuery(id));
  if (comment) return <CommentDetails comment={comment} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState level={3} title={dialog.notFound} text={dialog.notFoundText} />;
  }
  if (error) {
    return (
      <ErrorBox title={dialog.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  return (
    <Loading>
      <SkeletonLines lines={6} />
    </Loading>
  );
}
