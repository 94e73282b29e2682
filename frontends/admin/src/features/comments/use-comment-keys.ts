import { useRowKeys } from '../../keyboard/use-row-keys';
import type { Comment, CommentStatus } from './get-comments';

/** A approves and R rejects the comment whose row has the focus; in both the focus goes to the next one. */
export function useCommentKeys(
  comments: readonly Comment[],
  moderate: (comment: Comment, status: CommentStatus) => void,
): void {
  const decide = (status: CommentStatus) => (row: number) => {
    const comment = comments[row];
    if (comment) moderate(comment, status);
  };
  useRowKeys({ KeyA: decide('approved'), KeyR: decide('rejected') });
}
