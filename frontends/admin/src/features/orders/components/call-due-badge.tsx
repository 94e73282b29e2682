import { formatDateTime } from '@afshoreh/persian';
import { Badge } from '@afshoreh/ui';
import { callDueOf } from '../call-due';
import { copy } from '../copy';
import type { Order } from '../get-orders';

interface CallDueBadgeProps {
  order: Order;
  now: Date;
  /** Who else has the order open, and is about to call. */
  colleague?: string | undefined;
}

/** The call that an order is owed, and until when; the exact moment on pointing at it. */
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
