import { orderStatusNames } from './order.record.js';

export type OrderStatus = keyof typeof orderStatusNames;
/** An order may change from any status to any other. */
export const orderStatuses = Object.keys(orderStatusNames) as [OrderStatus, ...OrderStatus[]];
/** Orders that somebody still works on; all others are closed. */
export const openStatuses: readonly OrderStatus[] = ['new', 'processing'];
