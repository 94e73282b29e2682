import { Button } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { success } from '@afshoreh/ui/illustrations';
import { copy } from '../copy';

export interface MessageSentDialogProps {
  onClose: () => void;
}

/** Thanks for a sent message; it has the same text as the toast that replaces it. */
export function MessageSentDialog({ onClose }: MessageSentDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      illustration={success}
      title={copy.sent}
      description={copy.sentDialog.text}
      footer={<Button onClick={onClose}>{copy.sentDialog.back}</Button>}
    />
  );
}
