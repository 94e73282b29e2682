import type { Tone } from '../theme';

/** The label of each status of a sample and its tone, in display order. */
export const sampleStatuses = {
  requested: { label: 'درخواست‌شده', tone: 'info' },
  approved: { label: 'تأییدشده', tone: 'warning' },
  sent: { label: 'ارسال‌شده', tone: 'warning' },
  answered: { label: 'پاسخ گرفته', tone: 'success' },
  ordered: { label: 'سفارش شد', tone: 'success' },
  declined: { label: 'ردشده', tone: 'danger' },
} as const satisfies Record<string, { label: string; tone: Tone }>;

/** The recipient's verdict on a sample. */
export const sampleVerdicts = {
  suitable: 'مناسب است',
  partly: 'تا اندازه‌ای مناسب است',
  unsuitable: 'مناسب نیست',
} as const;
