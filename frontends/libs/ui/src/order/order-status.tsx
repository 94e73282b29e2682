import { Badge } from '../feedback/badge';
import type { Tone } from '../theme';
import { statuses, unknownStatus } from './copy';

type OrderStatus = keyof typeof statuses;

/** In display order; every status may follow every other. */
export const ORDER_STATUSES = Object.keys(statuses) as [OrderStatus, ...OrderStatus[]];

const isKnown = (status: string): status is OrderStatus => Object.hasOwn(statuses, status);

/** The tone of an order status: blue, amber, green or red; gray for an unknown status. */
export const orderTone = (status: string): Tone => (isKnown(status) ? statuses[status].tone : 'neutral');

/** The Persian label of an order status. */
export const orderStatusLabel = (status: string): string => (isKnown(status) ? statuses[status].label : unknownStatus);

export function OrderStatusBadge({ status }: { status: string }) {
  return <Badge tone={orderTone(status)}>{orderStatusLabel(status)}</Badge>;
}
