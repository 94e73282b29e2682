import { Button } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { DeleteDialog } from '../../../form/delete-dialog';
import type { MediaItem } from '../../../media/get-media';
import { useRemoveRecord } from '../../../resource/use-resource';
import { copy } from '../copy';
import { isInUse, library } from '../media';
import { UsesList } from './uses-list';

interface DeleteMediaDialogProps {
  item: MediaItem;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a file is deleted for good. When the file is in use, the dialog lists what uses it. */
export function DeleteMediaDialog({ item, onClose, onDeleted }: DeleteMediaDialogProps) {
  const remove = useRemoveRecord(library);
  if (isInUse(remove.error)) {
    return (
      <Dialog
        size="small"
        title={copy.inUse.title}
        description={copy.inUse.text}
        onClose={onClose}
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
      title={copy.deleteTitle}
      text={copy.deleteText(item.originalFilename)}
      failed={copy.deleteFailed}
      remove={remove}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
