/** Spec §9: every status may follow every other, so the order here is only the order of display. */
export const ORDER_STATUSES = ['new', 'processing', 'completed', 'cancelled'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Narrows text from the address bar; anything else means "no filter". */
export function orderStatusOf(text: string | null): OrderStatus | undefined {
  return ORDER_STATUSES.find((status) => status === text);
}
