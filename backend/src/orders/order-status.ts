/** Any may follow any (spec §4). */
export const orderStatuses = ['new', 'processing', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
