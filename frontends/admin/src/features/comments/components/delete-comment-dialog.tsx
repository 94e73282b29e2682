import { DeleteDialog } from '../../../form/delete-dialog';
import { copy } from '../copy';
import { useDeleteComment } from '../delete-comment';
import type { Comment } from '../get-comments';

interface DeleteCommentDialogProps {
  comment: Comment;
  onClose: () => void;
}

export function DeleteCommentDialog({ comment, ...rest }: DeleteCommentDialogProps) {
  return (
    <DeleteDialog
      {...rest}
      item={comment}
      title={copy.deleteDialog.title}
      text={copy.deleteDialog.text(comment.name)}
      failed={copy.deleteFailed}
      remove={useDeleteComment()}
    />
  );
}
