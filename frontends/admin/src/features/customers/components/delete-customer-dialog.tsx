import { DeleteDialog } from '../../../form/delete-dialog';
import { useDeleteCustomer } from '../change-customers';
import { copy } from '../copy';
import type { Customer } from '../get-customers';

interface DeleteCustomerDialogProps {
  customer: Customer;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteCustomerDialog({ customer, ...rest }: DeleteCustomerDialogProps) {
  return (
    <DeleteDialog
      {...rest}
      item={customer}
      title={copy.deleteDialog.title}
      text={copy.deleteDialog.text(customer.fullName)}
      failed={copy.deleteFailed}
      remove={useDeleteCustomer()}
    />
  );
}
