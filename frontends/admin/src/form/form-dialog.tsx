import { Button } from '@afshoreh/ui';
import { Dialog, type DialogProps } from '@afshoreh/ui/dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HistoryLink, type RecordedThing } from '../history/history-link';
import { copy } from './copy';
import { leave, useUnsaved } from './leaving';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** Of the `<form>` among the children, which the button below it sends. */
  formId: string;
  words: { save: string; saving: string; cancel: string };
  isDirty: boolean;
  /** What was typed may be lost: its draft goes. */
  onGiveUp?: () => void;
  isSubmitting: boolean;
  /** For a role that may look at the record and not change it. */
  readOnly?: boolean;
  /** The record that is edited; none for a new one. */
  record?: RecordedThing | undefined;
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
  readOnly = false,
  record,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  useUnsaved(isDirty && !readOnly, onGiveUp);
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => !open && leave(onClose)}
      keepOnOutsidePress
      footer={
        <>
          {record && <HistoryLink {...record} />}
          <Button variant="secondary" onClick={() => leave(onClose)}>
            {readOnly ? copy.close : words.cancel}
          </Button>
          {!readOnly && (
            <Button type="submit" form={formId} pending={isSubmitting} pendingLabel={words.saving}>
              {words.save}
            </Button>
          )}
        </>
      }
    >
      {readOnly ? <Fields disabled>{children}</Fields> : children}
    </Dialog>
  );
}

const Fields = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
