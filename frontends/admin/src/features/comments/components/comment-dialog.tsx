import { Button } from '@afshoreh/ui';
import { RecordView } from '../../../resource/record-view';
import { comments } from '../comments';
import { copy } from '../copy';
import type { Moderation } from '../moderate-comment';
import { CommentDetails } from './comment-details';

interface CommentDialogProps extends Moderation {
  id: number;
  onClose: () => void;
}

/** One comment over the list, with its article and the buttons for a decision. */
export function CommentDialog({ busyId, moderate, ...props }: CommentDialogProps) {
  const pending = busyId === props.id;
  return (
    <RecordView
      {...props}
      of={comments}
      words={copy.dialog}
      buttons={(comment) => (
        <>
          {comment.status !== 'rejected' && (
            <Button variant="ghost" pending={pending} onClick={() => moderate(comment, 'rejected')}>
              {copy.reject}
            </Button>
          )}
          {comment.status !== 'approved' && (
            <Button pending={pending} onClick={() => moderate(comment, 'approved')}>
              {copy.approve}
            </Button>
          )}
        </>
      )}
    >
      {(comment) => <CommentDetails comment={comment} />}
    </RecordView>
  );
}
