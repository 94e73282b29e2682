import { wordsOf } from '../../resource/copy';

export const copy = {
  ...wordsOf({ one: 'مشتری', many: 'مشتریان', any: 'مشتری‌ای', of: '' }),
  found: (count: string) => `${count} مشتری`,
  searchPlaceholder: 'نام، ایمیل یا تلفن',
  sort: 'ترتیب',
  sorts: { newest: 'جدیدترین', name: 'نام' },
  columns: { name: 'نام', phone: 'تلفن', email: 'ایمیل', createdAt: 'عضویت از' },
  emptyText: 'جست‌وجو یا بازهٔ زمانی دیگری را امتحان کنید.',
  noneYetTitle: 'هنوز کسی ثبت‌نام نکرده است',
  noneYetText: 'کسانی که در سایت ثبت‌نام کنند، اینجا دیده می‌شوند. سفارش‌های بدون ورود در صفحهٔ سفارش‌ها هستند.',
  dialog: {
    title: (name: string) => `مشتری: ${name}`,
    loading: 'اطلاعات مشتری',
    name: 'نام',
    phone: 'شمارهٔ تماس',
    email: 'ایمیل',
    externalId: 'شناسهٔ بیرونی',
    createdAt: 'عضویت از',
    sessions: 'ورودهای فعال',
    sessionCount: (count: string) => `${count} دستگاه`,
    noSessions: 'در هیچ دستگاهی وارد نیست',
    endSessions: 'خروج از همهٔ دستگاه‌ها',
    endingSessions: 'در حال انجام…',
    sessionsEnded: (name: string) => `${name} از همهٔ دستگاه‌ها خارج شد`,
    endSessionsFailed: 'خروج از دستگاه‌ها انجام نشد',
    loadFailed: 'اطلاعات مشتری دریافت نشد',
  },
  orders: {
    title: 'سفارش‌ها',
    count: (count: string) => `${count} سفارش`,
    none: 'هنوز سفارشی با این حساب ثبت نشده است.',
    order: (id: string) => `سفارش شمارهٔ ${id}`,
    lines: (first: string, more: string | null) => (more ? `${first} و ${more} محصول دیگر` : first),
    more: 'سفارش‌های پیشین',
    loadFailed: 'سفارش‌های این مشتری دریافت نشد',
  },
  deleteText: (name: string) =>
    `حساب ${name} حذف می‌شود و نام، تلفن، ایمیل و نشانی‌اش جایی نمی‌ماند. سفارش‌هایش بدون نام می‌مانند و سفارش‌های باز لغو می‌شوند. این کار بازگشت‌پذیر نیست.`,
  bulkDeleteText: (count: string) =>
    `حساب ${count} مشتری حذف می‌شود و نام، تلفن، ایمیل و نشانی‌شان جایی نمی‌ماند. سفارش‌هایشان بدون نام می‌مانند و سفارش‌های باز لغو می‌شوند. این کار بازگشت‌پذیر نیست.`,
} as const;
