import { DeleteDialog } from '../../../form/delete-dialog';
import { copy } from '../copy';
import { nameOf, useDeleteSubscriber } from '../delete-subscriber';
import type { Subscriber } from '../get-subscribers';

interface DeleteSubscriberDialogProps {
  subscriber: Subscriber;
  onClose: () => void;
}

export function DeleteSubscriberDialog({ subscriber, ...rest }: DeleteSubscriberDialogProps) {
  return (
    <DeleteDialog
      {...rest}
      item={subscriber}
      title={copy.deleteDialog.title}
      text={copy.deleteDialog.text(`\u2068${nameOf(subscriber)}\u2069`)}
      failed={copy.deleteFailed}
      remove={useDeleteSubscriber()}
    />
  );
}
