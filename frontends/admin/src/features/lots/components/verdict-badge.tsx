import { reasonWords, verdictWords, type Verdict, type VerdictReason } from '@afshoreh/persian/analyses';
import { Badge, Cluster } from '@afshoreh/ui';
import { Muted } from '../../../layout/muted';

const TONES = { pass: 'success', fail: 'danger', not_comparable: 'warning' } as const;

interface VerdictBadgeProps {
  verdict: Verdict;
  reason?: VerdictReason | null;
}

/** Whether a result is within its limit, and why not. */
export function VerdictBadge({ verdict, reason }: VerdictBadgeProps) {
  return (
    <Cluster $gap={2}>
      <Badge tone={TONES[verdict]}>{verdictWords[verdict]}</Badge>
      {reason && (
        <Muted as="span" $size="xs">
          {reasonWords[reason]}
        </Muted>
      )}
    </Cluster>
  );
}
