import type { Tone } from '../theme';

/** The label of each order status, for customers and staff, and its tone, in display order. */
export const statuses = {
  new: { label: 'جدید', tone: 'info' },
  processing: { label: 'در حال پردازش', tone: 'warning' },
  completed: { label: 'تکمیل‌شده', tone: 'success' },
  cancelled: { label: 'لغوشده', tone: 'danger' },
} as const satisfies Record<string, { label: string; tone: Tone }>;
/** The label of each state of a quote, and its tone. */
export const quoteStates = {
  draft: { label: 'پیش‌نویس', tone: 'neutral' },
  sent: { label: 'ارسال‌شده', tone: 'info' },
  seen: { label: 'دیده‌شده', tone: 'info' },
  change_asked: { label: 'تغییر می‌خواهد', tone: 'warning' },
  accepted: { label: 'پذیرفته', tone: 'success' },
  expired: { label: 'منقضی', tone: 'danger' },
  replaced: { label: 'جایگزین‌شده', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: Tone }>;
/** The label of each status of a sample and its tone, in display order. */
export const sampleStatuses = {
  requested: { label: 'درخواست‌شده', tone: 'info' },
  approved: { label: 'تأییدشده', tone: 'warning' },
  sent: { label: 'ارسال‌شده', tone: 'warning' },
  answered: { label: 'پاسخ گرفته', tone: 'success' },
  ordered: { label: 'سفارش شد', tone: 'success' },
  declined: { label: 'ردشده', tone: 'danger' },
} as const satisfies Record<string, { label: string; tone: Tone }>;
/** What the recipient says of a sample. */
export const sampleVerdicts = {
  suitable: 'مناسب است',
  partly: 'تا اندازه‌ای مناسب است',
  unsuitable: 'مناسب نیست',
} as const;
export const unknownStatus = 'نامشخص';
