import { wordsOf } from '../../resource/copy';

export const copy = {
  ...wordsOf({ one: 'مشترک', many: 'مشترکان', any: 'مشترکی' }),
  title: 'خبرنامه',
  found: (count: string) => `${count} مشترک`,
  searchPlaceholder: 'بخشی از ایمیل',
  filter: 'وضعیت عضویت',
  filters: { all: 'همه', active: 'عضو', left: 'لغوشده' },
  table: 'فهرست مشترکان خبرنامه',
  columns: { email: 'ایمیل', status: 'وضعیت', subscribedAt: 'زمان عضویت', unsubscribedAt: 'زمان لغو' },
  forgotten: 'ایمیل پاک شده است',
  subscriber: (id: string) => `مشترک ${id}`,
  emptyText: 'جست‌وجو یا وضعیت دیگری را امتحان کنید.',
  noneYetTitle: 'هنوز کسی عضو نشده است',
  noneYetText: 'کسانی که در پایین صفحه‌های سایت عضو خبرنامه شوند، اینجا دیده می‌شوند.',
  deleteOf: (name: string) => `حذف ${name}`,
  deleteText: (name: string) => `${name} از خبرنامه حذف می‌شود و نشانی آن جایی نمی‌ماند. این کار بازگشت‌پذیر نیست.`,
  bulkDeleteText: (count: string) =>
    `${count} مشترک حذف می‌شوند و نشانی آن‌ها جایی نمی‌ماند. این کار بازگشت‌پذیر نیست.`,
} as const;
