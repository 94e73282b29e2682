import { DeleteDialog } from '../../../form/delete-dialog';
import { copy } from '../copy';
import { useDeleteContact } from '../delete-contact';
import type { ContactMessage } from '../get-contacts';

interface DeleteContactDialogProps {
  message: ContactMessage;
  onClose: () => void;
}

export function DeleteContactDialog({ message, ...rest }: DeleteContactDialogProps) {
  return (
    <DeleteDialog
      {...rest}
      item={message}
      title={copy.deleteDialog.title}
      text={copy.deleteDialog.text(message.name)}
      failed={copy.deleteFailed}
      remove={useDeleteContact()}
    />
  );
}
