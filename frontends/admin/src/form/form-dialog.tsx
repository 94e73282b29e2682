import { Button } from '@afshoreh/ui';
import { Dialog, type DialogProps } from '@afshoreh/ui/dialog';
import type { ReactNode } from 'react';
import { leave, useUnsaved } from './leaving';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** Of the `<form>` among the children, which the button below it sends. */
  formId: string;
  words: { save: string; saving: string; cancel: string };
  isDirty: boolean;
  /** What was typed may be lost: its draft goes. */
  onGiveUp?: () => void;
  isSubmitting: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form over a list. Closing asks first when something typed would be lost. */
export function FormDialog({
  formId,
  words,
  isDirty,
  isSubmitting,
  onGiveUp,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  useUnsaved(isDirty, onGiveUp);
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => !open && leave(onClose)}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={() => leave(onClose)}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} pending={isSubmitting} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
