import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { useDeleteSeller } from '../change-sellers';
import { copy } from '../copy';
import type { Seller } from '../get-sellers';

interface DeleteSellerDialogProps {
  seller: Seller;
  onClose: () => void;
}

export function DeleteSellerDialog({ seller, onClose }: DeleteSellerDialogProps) {
  const remove = useDeleteSeller();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.deleteDialog.title}
      description={copy.deleteDialog.text(seller.companyName, seller.ownerFullName)}
      confirmLabel={copy.deleteDialog.confirm}
      pending={remove.isPending}
      pendingLabel={copy.deleteDialog.pending}
      onConfirm={() => remove.mutate(seller, { onSuccess: onClose })}
    />
  );
}
