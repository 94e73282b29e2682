import { formatDateTime } from '@afshoreh/persian';
import { Badge } from '@afshoreh/ui';
import { callDueOf } from '../call-due';
import { copy } from '../copy';
import type { Order } from '../orders';

interface CallDueBadgeProps {
  order: Order;
  now: Date;
  /** The colleague who has the order open and is about to call. */
  colleague?: string | undefined;
}

/** The call that is due, and by when. Hovering shows the exact time. */
export function CallDueBadge({ order, now, colleague }: CallDueBadgeProps) {
  const { text, tone } = callDueOf(order, now);
  if (colleague) {
    return (
      <span title={text}>
        <Badge tone="info">{copy.due.calling(colleague)}</Badge>
      </span>
    );
  }
  return (
    <span title={order.callDueAt ? formatDateTime(order.callDueAt) : undefined}>
      <Badge tone={tone}>{text}</Badge>
    </span>
  );
}
