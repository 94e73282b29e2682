import { IconButton } from '@afshoreh/ui';
import { Check, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { Comment, CommentStatus } from '../comments';
import { copy } from '../copy';
import type { Moderation } from '../moderate-comment';
import { focusedRow } from '../../../keyboard/rows';
import { isSingleKey } from '../../../keyboard/single-keys';

interface CommentButtonsProps extends Moderation {
  comment: Comment;
}

export function CommentButtons({ comment, busyId, moderate }: CommentButtonsProps) {
  const { id, name, status } = comment;
  return (
    <>
      <IconButton
        label={copy.approveOf(name)}
        icon={<Check />}
        size="small"
        aria-keyshortcuts="A"
        disabled={status === 'approved' || busyId === id}
        onClick={() => moderate(comment, 'approved')}
      />
      <IconButton
        label={copy.rejectOf(name)}
        icon={<X />}
        size="small"
        aria-keyshortcuts="R"
        disabled={status === 'rejected' || busyId === id}
        onClick={() => moderate(comment, 'rejected')}
      />
    </>
  );
}

interface CommentKeysProps extends Pick<Moderation, 'moderate'> {
  comments: readonly Comment[];
}

/** The keys A and R approve and reject the comment in the focused row. Then the next row gets the focus. */
export function CommentKeys({ comments, moderate }: CommentKeysProps) {
  const decide = (status: CommentStatus) => (row: number) => {
    const comment = comments[row];
    if (comment) moderate(comment, status);
  };
  useRowKeys({ KeyA: decide('approved'), KeyR: decide('rejected') });
  return null;
}

/** Shortcuts for the focused row, by `event.code`. Each action gets the index of the row. */
function useRowKeys(actions: Readonly<Record<string, (row: number) => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.code];
    const row = focusedRow();
    if (!action || row < 0 || event.ctrlKey || event.metaKey || event.shiftKey || !isSingleKey(event)) return;
    event.preventDefault();
    action(row);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
