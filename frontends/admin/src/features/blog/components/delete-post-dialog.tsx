import { DeleteDialog } from '../../../form/delete-dialog';
import { useDeletePost } from '../change-posts';
import { copy } from '../copy';
import type { PostCard } from '../get-posts';

interface DeletePostDialogProps {
  post: PostCard;
  onClose: () => void;
}

export function DeletePostDialog({ post, ...rest }: DeletePostDialogProps) {
  return (
    <DeleteDialog
      {...rest}
      item={post}
      title={copy.deleteDialog.title}
      text={copy.deleteDialog.text(post.title)}
      failed={copy.deleteFailed}
      remove={useDeletePost()}
    />
  );
}
