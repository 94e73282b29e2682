import { Badge } from '../feedback/badge';
import type { Tone } from '../theme';
import { statuses, unknownStatus } from './copy';

const TONES: Readonly<Record<string, Tone>> = {
  new: 'info',
  processing: 'warning',
  completed: 'success',
  cancelled: 'danger',
};

/** Tones of order statuses (spec §4): blue, amber, green, red; gray for an unknown one. */
export function orderTone(status: string): Tone {
  return TONES[status] ?? 'neutral';
}

/** An order status in words. */
export function orderStatusLabel(status: string): string {
  return statuses[status] ?? unknownStatus;
}

export function OrderStatusBadge({ status }: { status: string }) {
  return <Badge tone={orderTone(status)}>{orderStatusLabel(status)}</Badge>;
}
