import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { formatLimit, formatResult } from '@afshoreh/persian/analyses';
import { Bidi, FormFailure, Notice, Stack } from '@afshoreh/ui';
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

/**
 * Says what visitors will see before a lot is released or blocked, and why a release is doubtful: the latest published
 * certificate fails, could not be compared, or does not exist.
 */
export function StatusDialog({ lot, to, onClose }: StatusDialogProps) {
  const refetch = useRefetch(lots);
  const { isPending, error, mutate } = useMutation({
    mutationFn: ({ id, version }: LotDetails) =>
      api.PUT('/admin/lots/{id}/status', { params: { path: { id } }, body: { status: to, version } }).then(dataOf),
    onSuccess: ({ number }) => showToast({ tone: 'success', title: words.done[to], description: number }),
    // After a refusal the lot is read again, so that the next attempt sends the version that is stored now.
    onSettled: () => void refetch(),
  });
  const isReleasing = to === 'released';
  const doubt = isReleasing && lot.verdict !== 'pass' ? lot.verdict : null;
  const releaseWords = doubt ? words.releaseAnyway : words.release;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.titles[to]}
      description={
        <Stack $gap={3}>
          <p>{words.texts[to]}</p>
          {doubt && <Notice tone="warning">{words.doubts[doubt]}</Notice>}
          {doubt === 'fail' && <FailingResults lot={lot} />}
        </Stack>
      }
      tone={isReleasing && !doubt ? 'primary' : 'danger'}
      confirmLabel={isReleasing ? releaseWords : words.block}
      pending={isPending}
      pendingLabel={words.pending}
      failure={error && <FormFailure title={words.failed} text={writeFailureOf(error)} />}
      onConfirm={() => mutate(lot, { onSuccess: onClose })}
    />
  );
}

/** The results that fail in the latest published certificate, with their limits. */
function FailingResults({ lot: { analyses } }: { lot: LotDetails }) {
  const latest = analyses
    .filter(({ edition }) => edition !== null)
    .toSorted((a, b) => (b.edition ?? 0) - (a.edition ?? 0))[0];
  const failing = latest?.results.filter(({ verdict }) => verdict === 'fail') ?? [];
  return (
    <ul>
      {failing.map((result) => (
        <li key={result.parameter}>
          <Bidi>
            {copy.status.failing(result.name, formatResult(result), result.limit ? formatLimit(result.limit) : '')}
          </Bidi>
        </li>
      ))}
    </ul>
  );
}
