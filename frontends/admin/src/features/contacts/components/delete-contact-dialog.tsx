import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { copy } from '../copy';
import { useDeleteContact } from '../delete-contact';
import type { ContactMessage } from '../get-contacts';

interface DeleteContactDialogProps {
  message: ContactMessage;
  onClose: () => void;
}

export function DeleteContactDialog({ message, onClose }: DeleteContactDialogProps) {
  const remove = useDeleteContact();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.deleteDialog.title}
      description={copy.deleteDialog.text(message.name)}
      confirmLabel={copy.deleteDialog.confirm}
      pending={remove.isPending}
      pendingLabel={copy.deleteDialog.pending}
      onConfirm={() => remove.mutate(message, { onSuccess: onClose })}
    />
  );
}
