import { FormFailure } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { copy } from './copy';
import { deleteFailureOf, reportStopped } from './failed-write';

const words = copy.delete;

interface DeleteDialogProps<Item> {
  item: Item;
  title: string;
  /** Says what is deleted with the record, and that this cannot be undone. */
  text: string;
  /** The title of the error box, above the reason. */
  failed: string;
  /** The mutation that deletes the record. Only this dialog shows its failure. */
  remove: {
    isPending: boolean;
    error: Error | null;
    mutate: (item: Item, options: { onSuccess: () => void }) => void;
  };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a record is deleted for good. When the deletion fails, the dialog stays open and shows the reason. */
export function DeleteDialog<Item>(props: DeleteDialogProps<Item>) {
  const { item, title, text, failed, remove, onClose, onDeleted = onClose } = props;
  const handleClose = () => {
    // When the dialog closes during the call, nothing is left on the screen to show a failure.
    if (remove.isPending) reportStopped();
    onClose();
  };
  return (
    <ConfirmDialog
      onClose={handleClose}
      title={title}
      description={text}
      confirmLabel={words.confirm}
      pending={remove.isPending}
      pendingLabel={words.pending}
      failure={remove.error && <FormFailure title={failed} text={deleteFailureOf(remove.error)} />}
      onConfirm={() => remove.mutate(item, { onSuccess: onDeleted })}
    />
  );
}
