import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { useDeleteCustomer } from '../change-customers';
import { copy } from '../copy';
import type { Customer } from '../get-customers';

interface DeleteCustomerDialogProps {
  customer: Customer;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteCustomerDialog({ customer, onClose, onDeleted }: DeleteCustomerDialogProps) {
  const remove = useDeleteCustomer();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.deleteDialog.title}
      description={copy.deleteDialog.text(customer.fullName)}
      confirmLabel={copy.deleteDialog.confirm}
      pending={remove.isPending}
      pendingLabel={copy.deleteDialog.pending}
      onConfirm={() => remove.mutate(customer, { onSuccess: onDeleted })}
    />
  );
}
