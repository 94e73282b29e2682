import { Button } from '@afshoreh/ui';
import { Dialog, type DialogProps } from '@afshoreh/ui/dialog';
import type { ReactNode } from 'react';
import { HistoryLink, type RecordReference } from '../history/history-link';
import { copy } from './copy';
import { FormDialogContext, confirmLeaving, useFormDialog, useUnsaved } from './leaving';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'historyEntry'> {
  /** The id of the `<form>` among the children, which the save button submits. */
  formId: string;
  words: { save: string; saving: string; cancel: string };
  /** The tone of the save button. */
  tone?: 'primary' | 'danger';
  isDirty: boolean;
  /** Called when the admin discards the input, so that its draft is deleted. */
  onGiveUp?: () => void;
  isSubmitting: boolean;
  /** True for a role that may read the record but not change it. */
  readOnly?: boolean;
  /** The record being edited; undefined for a new one. */
  record?: RecordReference | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog over a list. Closing asks first when unsaved input would be lost. */
export function FormDialog({
  formId,
  words,
  tone = 'primary',
  isDirty,
  isSubmitting,
  onGiveUp,
  readOnly = false,
  record,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useFormDialog();
  useUnsaved(isDirty && !readOnly, onGiveUp, id);
  const close = () => confirmLeaving(onClose, id);
  return (
    <Dialog
      {...dialog}
      onClose={close}
      keepOnOutsidePress
      footer={
        <>
          {record && <HistoryLink {...record} />}
          <Button variant="secondary" onClick={close}>
            {readOnly ? copy.close : words.cancel}
          </Button>
          {!readOnly && (
            <Button type="submit" form={formId} variant={tone} pending={isSubmitting} pendingLabel={words.saving}>
              {words.save}
            </Button>
          )}
        </>
      }
    >
      <FormDialogContext value={id}>{readOnly ? <fieldset disabled>{children}</fieldset> : children}</FormDialogContext>
    </Dialog>
  );
}
