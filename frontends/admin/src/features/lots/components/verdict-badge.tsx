import { reasonWords, type VerdictReason } from '@afshoreh/persian/analyses';
import { Badge, Cluster } from '@afshoreh/ui';
import { Muted } from '../../../layout/muted';
import { copy } from '../copy';
import type { Lot } from '../lots';

const TONES = { pass: 'success', fail: 'danger', not_comparable: 'warning', none: 'neutral' } as const;

interface VerdictBadgeProps {
  verdict: Lot['verdict'];
  reason?: VerdictReason | null;
}

/** Whether a result, or every result of a certificate, is within its limit, and why not. */
export function VerdictBadge({ verdict, reason }: VerdictBadgeProps) {
  return (
    <Cluster $gap={2}>
      <Badge tone={TONES[verdict]}>{copy.verdicts[verdict]}</Badge>
      {reason && (
        <Muted as="span" $size="xs">
          {reasonWords[reason]}
        </Muted>
      )}
    </Cluster>
  );
}
