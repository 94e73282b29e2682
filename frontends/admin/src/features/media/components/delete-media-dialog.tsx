import { Button } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { DeleteDialog } from '../../../form/delete-dialog';
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
  if (isInUse(remove.error)) {
    return (
      <Dialog
        open
        size="small"
        title={copy.inUse.title}
        description={copy.inUse.text}
        onOpenChange={(open) => !open && onClose()}
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
    <DeleteDialog
      item={item}
      title={copy.deleteDialog.title}
      text={copy.deleteDialog.text(item.originalFilename)}
      failed={copy.deleteFailed}
      remove={remove}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
