import type { Tone } from '../theme';

/** The label of each order status, for customers and staff, and its tone, in display order. */
export const statuses = {
  new: { label: 'جدید', tone: 'info' },
  processing: { label: 'در حال پردازش', tone: 'warning' },
  completed: { label: 'تکمیل‌شده', tone: 'success' },
  cancelled: { label: 'لغوشده', tone: 'danger' },
} as const satisfies Record<string, { label: string; tone: Tone }>;
export const unknownStatus = 'نامشخص';
