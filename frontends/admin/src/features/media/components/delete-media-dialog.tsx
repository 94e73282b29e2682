import { Button } from '@afshoreh/ui';
import { ConfirmDialog, Dialog } from '@afshoreh/ui/dialog';
import type { MediaItem } from '../../../media/get-media';
import { isInUse, useDeleteMedia } from '../change-media';
import { copy } from '../copy';
import { UsesList } from './uses-list';

interface DeleteMediaDialogProps {
  item: MediaItem;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a file goes for good; one that something shows stays, and what shows it is named. */
export function DeleteMediaDialog({ item, onClose, onDeleted }: DeleteMediaDialogProps) {
  const remove = useDeleteMedia();
  const words = copy.deleteDialog;
  const handleOpenChange = (open: boolean) => !open && onClose();
  if (isInUse(remove.error)) {
    return (
      <Dialog
        open
        size="small"
        title={copy.inUse.title}
        description={copy.inUse.text}
        onOpenChange={handleOpenChange}
        footer={
          <Button variant="secondary" onClick={onClose}>
            {copy.inUse.close}
          </Button>
        }
      >
        <UsesList id={item.id} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={handleOpenChange}
      title={words.title}
      description={words.text(item.originalFilename)}
      confirmLabel={words.confirm}
      pending={remove.isPending}
      pendingLabel={words.pending}
      onConfirm={() => remove.mutate(item, { onSuccess: onDeleted })}
    />
  );
}
