import { Button } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { success } from '@afshoreh/ui/illustrations';
import { copy } from '../copy';

export interface MessageSentDialogProps {
  onClose: () => void;
}

/** What follows a sent message (spec §4 Contact form), in the words of the specified toast (§8). */
export function MessageSentDialog({ onClose }: MessageSentDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      illustration={success}
      title={copy.sent}
      description={copy.sentDialog.text}
      footer={<Button onClick={onClose}>{copy.sentDialog.back}</Button>}
    />
  );
}
