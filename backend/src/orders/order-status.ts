/** Any may follow any (spec §4). */
export const orderStatuses = ['new', 'processing', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** As people read them, in exports. */
export const orderStatusNames: Record<OrderStatus, string> = {
  new: 'جدید',
  processing: 'در حال پردازش',
  completed: 'تکمیل‌شده',
  cancelled: 'لغوشده',
};
