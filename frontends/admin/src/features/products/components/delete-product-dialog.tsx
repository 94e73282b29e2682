import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { copy } from '../copy';
import { useDeleteProduct } from '../delete-product';
import type { AdminProduct } from '../get-products';

interface DeleteProductDialogProps {
  product: AdminProduct;
  onClose: () => void;
}

export function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const remove = useDeleteProduct();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.deleteDialog.title}
      description={copy.deleteDialog.text(product.name)}
      confirmLabel={copy.deleteDialog.confirm}
      pending={remove.isPending}
      pendingLabel={copy.deleteDialog.pending}
      onConfirm={() => remove.mutate(product, { onSuccess: onClose })}
    />
  );
}
