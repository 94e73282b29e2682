import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { copy } from '../copy';
import { nameOf, useDeleteSubscriber } from '../delete-subscriber';
import type { Subscriber } from '../get-subscribers';

interface DeleteSubscriberDialogProps {
  subscriber: Subscriber;
  onClose: () => void;
}

export function DeleteSubscriberDialog({ subscriber, onClose }: DeleteSubscriberDialogProps) {
  const remove = useDeleteSubscriber();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.deleteDialog.title}
      description={copy.deleteDialog.text(`\u2068${nameOf(subscriber)}\u2069`)}
      confirmLabel={copy.deleteDialog.confirm}
      pending={remove.isPending}
      pendingLabel={copy.deleteDialog.pending}
      onConfirm={() => remove.mutate(subscriber, { onSuccess: onClose })}
    />
  );
}
