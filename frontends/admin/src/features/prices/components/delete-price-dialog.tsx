import { DeleteDialog } from '../../../form/delete-dialog';
import { useDeletePriceListEntry } from '../change-price-list';
import { copy } from '../copy';
import type { PriceListEntry } from '../get-price-list';

interface DeletePriceDialogProps {
  entry: PriceListEntry;
  onClose: () => void;
}

export function DeletePriceDialog({ entry, ...rest }: DeletePriceDialogProps) {
  return (
    <DeleteDialog
      {...rest}
      item={entry}
      title={copy.list.deleteTitle}
      text={copy.list.deleteText(entry.name)}
      failed={copy.list.deleteFailed}
      remove={useDeletePriceListEntry()}
    />
  );
}
