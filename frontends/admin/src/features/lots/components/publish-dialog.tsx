import { formatNumber } from '@afshoreh/persian';
import { FormFailure, Stack } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { writeFailureOf } from '../../../form/failed-write';
import { copy } from '../copy';
import type { Analysis } from '../lots';
import { usePublishAnalysis } from '../use-analyses';

const words = copy.analyses.publish;

/** Says that a published certificate never changes, and how many results are out of their limits. */
export function PublishDialog({ analysis, onClose }: { analysis: Analysis; onClose: () => void }) {
  const publish = usePublishAnalysis();
  const failing = analysis.results.filter(({ verdict }) => verdict === 'fail').length;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.title}
      description={
        <Stack $gap={3}>
          <p>{words.text}</p>
          {analysis.corrects !== null && <p>{copy.analyses.corrects(analysis.corrects)}</p>}
          {failing > 0 && <p>{words.failing(formatNumber(failing))}</p>}
        </Stack>
      }
      tone="primary"
      confirmLabel={words.open}
      pending={publish.isPending}
      pendingLabel={words.pending}
      failure={publish.error && <FormFailure title={words.failed} text={writeFailureOf(publish.error)} />}
      onConfirm={() => publish.mutate(analysis, { onSuccess: onClose })}
    />
  );
}
