import { ApiError } from '@afshoreh/api-client';
import { toPersianDigits } from '@afshoreh/persian';
import { Button, EmptyState, ErrorBox, Loading, SkeletonLines } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { copy } from '../copy';
import { orderQuery } from '../get-order';
import { OrderDetailsView } from './order-details-view';
import { StatusForm } from './status-form';

interface OrderDialogProps {
  id: number;
  onClose: () => void;
}

/** The details of one order over the list (spec §2). */
export function OrderDialog({ id, onClose }: OrderDialogProps) {
  const { data: order } = useQuery(orderQuery(id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={copy.dialog.title(toPersianDigits(id))}
      footer={
        order ? (
          <StatusForm order={order} />
        ) : (
          <Button variant="secondary" onClick={onClose}>
            {copy.dialog.close}
          </Button>
        )
      }
    >
      <Details id={id} />
    </Dialog>
  );
}

function Details({ id }: { id: number }) {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(id));
  if (order) return <OrderDetailsView order={order} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState level={3} title={copy.dialog.notFound} text={copy.dialog.notFoundText} />;
  }
  if (error) {
    return (
      <ErrorBox title={copy.dialog.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  return (
    <Loading>
      <SkeletonLines lines={8} />
    </Loading>
  );
}
