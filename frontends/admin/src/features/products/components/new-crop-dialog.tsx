import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQuery } from '@afshoreh/contracts/query';
import { formatNumber, persianYear, toPersianDigits } from '@afshoreh/persian';
import { Button, FormFailure, SkeletonLines, Stack } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { writeFailureOf } from '../../../form/failed-write';
import { QueryLoader } from '../../../layout/query-loader';
import { useRefetch } from '../../../resource/use-resource';
import { copy } from '../copy';
import { products } from '../products';

const words = copy.newCrop;

interface NewCropDialogProps {
  /** The id of the product. */
  id: number;
  onClose: () => void;
}

/** Says how many people will be notified about the new crop of a product, and asks for confirmation. */
export function NewCropDialog({ id, onClose }: NewCropDialogProps) {
  const path = { params: { path: { id } } };
  const year = persianYear();
  const yearText = toPersianDigits(year);
  const product = useQuery(products.details(id));
  const crop = useQuery({
    queryKey: ['admin', 'new-crop', id],
    queryFn: ({ signal }) => api.GET('/admin/products/{id}/new-crop', { ...path, signal }).then(dataOf),
    // More people may have asked meanwhile.
    staleTime: 0,
  });
  const refetch = useRefetch(products);
  const { isPending, error, mutate } = useMutation({
    mutationFn: () => api.PUT('/admin/products/{id}/new-crop', { ...path, body: { year } }).then(dataOf),
    onSuccess: () => {
      showToast({ tone: 'success', title: words.done(yearText, product.data?.name ?? '') });
      void refetch();
      onClose();
    },
  });
  const isTold = crop.data?.year === year;
  return (
    <Dialog
      historyEntry={false}
      onClose={onClose}
      busy={isPending}
      title={words.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            disabled={!crop.data || isTold}
            pending={isPending}
            pendingLabel={words.pending}
            onClick={() => mutate()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <QueryLoader queries={[product, crop]} failed={words.loadFailed} skeleton={<SkeletonLines lines={2} />}>
        {({ name }, { waiting }) => (
          <Stack $gap={3}>
            <p>{words.lead(yearText, name)}</p>
            <p>{isTold ? words.told(yearText) : waiting > 0 ? words.waiting(formatNumber(waiting)) : words.nobody}</p>
          </Stack>
        )}
      </QueryLoader>
      {error && <FormFailure title={words.failed} text={writeFailureOf(error)} />}
    </Dialog>
  );
}
