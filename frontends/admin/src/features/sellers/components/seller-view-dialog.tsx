import { ApiError } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Button, EmptyState, ErrorBox, Loading, SkeletonLines } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { Pencil } from 'lucide-react';
import { HistoryLink } from '../../../history/history-link';
import { copy } from '../copy';
import { sellerQuery } from '../get-sellers';
import { SellerView } from './seller-view';

const { view: words } = copy;

interface SellerViewDialogProps {
  id: number;
  onEdit: () => void;
  onClose: () => void;
}

/** One seller over the list, in full (spec §2). */
export function SellerViewDialog({ id, onEdit, onClose }: SellerViewDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(sellerQuery(id));
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={data ? words.title(data.companyName) : words.loading}
      footer={
        <>
          <HistoryLink thing="seller" id={id} />
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
          {data && (
            <Button onClick={onEdit}>
              <Pencil aria-hidden />
              {words.edit}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <SellerView seller={data} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState level={3} title={words.notFound} text={words.notFoundText} />
      ) : error ? (
        <ErrorBox title={copy.form.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Loading>
          <SkeletonLines lines={8} />
        </Loading>
      )}
    </Dialog>
  );
}
