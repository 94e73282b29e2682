import { wordsOf } from '../../resource/copy';

export const copy = {
  ...wordsOf({ one: 'درخواست خبر', many: 'درخواست‌های خبر', any: 'درخواست خبری' }),
  title: 'خبر محصول جدید',
  found: (count: string) => `${count} درخواست`,
  searchPlaceholder: 'ایمیل، شماره یا محصول',
  columns: { recipient: 'گیرنده', product: 'محصول', channel: 'راه', createdAt: 'زمان ثبت' },
  channels: { mail: 'ایمیل', sms: 'پیامک' },
  noneYetTitle: 'هنوز کسی منتظر خبر نیست',
  noneYetText: 'کسانی که در صفحهٔ محصول «خبرم کن» را می‌زنند، اینجا دیده می‌شوند.',
  deleteOf: (name: string) => `حذف ${name}`,
  deleteText: (name: string) => `${name} دیگر خبری نمی‌گیرد و نشانی آن جایی نمی‌ماند. این کار بازگشت‌پذیر نیست.`,
  bulkDeleteText: (count: string) =>
    `${count} درخواست حذف می‌شوند و نشانی آن‌ها جایی نمی‌ماند. این کار بازگشت‌پذیر نیست.`,
} as const;
