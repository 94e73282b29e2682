import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { FormFailure, Stack } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { writeFailureOf } from '../../../form/failed-write';
import { useRefetch } from '../../../resource/use-resource';
import { copy } from '../copy';
import { lots, type LotDetails } from '../lots';

const words = copy.status;

interface StatusDialogProps {
  lot: LotDetails;
  to: 'released' | 'blocked';
  onClose: () => void;
}

/** Says what visitors will see before a lot is released or blocked. */
export function StatusDialog({ lot, to, onClose }: StatusDialogProps) {
  const refetch = useRefetch(lots);
  const { isPending, error, mutate } = useMutation({
    mutationFn: ({ id, version }: LotDetails) =>
      api.PUT('/admin/lots/{id}/status', { params: { path: { id } }, body: { status: to, version } }).then(dataOf),
    onSuccess: ({ number }) => showToast({ tone: 'success', title: words.done[to], description: number }),
    // After a refusal the lot is read again, so that the next try sends the version that is stored now.
    onSettled: () => void refetch(),
  });
  const isReleasing = to === 'released';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.titles[to]}
      description={
        <Stack $gap={3}>
          <p>{words.texts[to]}</p>
          {isReleasing && lot.analyses.every(({ publishedAt }) => publishedAt === null) && <p>{words.noCertificate}</p>}
        </Stack>
      }
      tone={isReleasing ? 'primary' : 'danger'}
      confirmLabel={isReleasing ? words.release : words.block}
      pending={isPending}
      pendingLabel={words.pending}
      failure={error && <FormFailure title={words.failed} text={writeFailureOf(error)} />}
      onConfirm={() => mutate(lot, { onSuccess: onClose })}
    />
  );
}
