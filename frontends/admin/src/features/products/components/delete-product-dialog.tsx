import { DeleteDialog } from '../../../form/delete-dialog';
import { copy } from '../copy';
import { useDeleteProduct } from '../delete-product';
import type { AdminProduct } from '../get-products';

interface DeleteProductDialogProps {
  product: AdminProduct;
  onClose: () => void;
}

export function DeleteProductDialog({ product, ...rest }: DeleteProductDialogProps) {
  return (
    <DeleteDialog
      {...rest}
      item={product}
      title={copy.deleteDialog.title}
      text={copy.deleteDialog.text(product.name)}
      failed={copy.deleteFailed}
      remove={useDeleteProduct()}
    />
  );
}
