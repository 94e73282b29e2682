import { DeleteDialog } from '../form/delete-dialog';
import type { Resource } from './resource';
import { useRemoveRecord } from './use-resource';

interface DeleteRecordDialogProps<Item extends { id: number }> {
  of: Resource<Item, unknown, never>;
  item: Item;
  onClose: () => void;
  /** Called after the deletion instead of `onClose`. */
  onDeleted?: () => void;
}

/** Asks for confirmation before a record is deleted. */
export function DeleteRecordDialog<Item extends { id: number }>({ of, item, ...rest }: DeleteRecordDialogProps<Item>) {
  const { words, nameOf } = of;
  return (
    <DeleteDialog
      {...rest}
      item={item}
      title={words.deleteTitle}
      text={words.deleteText?.(nameOf(item), item) ?? ''}
      failed={words.deleteFailed}
      remove={useRemoveRecord(of)}
    />
  );
}
