import { FormFailure } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { copy } from './copy';
import { deleteFailureOf, reportStopped } from './failed-write';

const words = copy.delete;

interface DeleteDialogProps<Item> {
  item: Item;
  title: string;
  /** What goes with it, and that it cannot be undone. */
  text: string;
  /** Over the reason why it is still there. */
  failed: string;
  /** The mutation that deletes it; a failure is told here and nowhere else. */
  remove: {
    isPending: boolean;
    error: Error | null;
    mutate: (item: Item, options: { onSuccess: () => void }) => void;
  };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a record goes for good, and stays open with the reason when it could not be deleted. */
export function DeleteDialog<Item>(props: DeleteDialogProps<Item>) {
  const { item, title, text, failed, remove, onClose, onDeleted = onClose } = props;
  const handleClose = () => {
    // Nobody is left to hear of a failure.
    if (remove.isPending) reportStopped();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && handleClose()}
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
