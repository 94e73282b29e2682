import { DeleteDialog } from '../../../form/delete-dialog';
import { useDeleteSeller } from '../change-sellers';
import { copy } from '../copy';
import type { Seller } from '../get-sellers';

interface DeleteSellerDialogProps {
  seller: Seller;
  onClose: () => void;
}

export function DeleteSellerDialog({ seller, ...rest }: DeleteSellerDialogProps) {
  return (
    <DeleteDialog
      {...rest}
      item={seller}
      title={copy.deleteDialog.title}
      text={copy.deleteDialog.text(seller.companyName, seller.ownerFullName)}
      failed={copy.deleteFailed}
      remove={useDeleteSeller()}
    />
  );
}
