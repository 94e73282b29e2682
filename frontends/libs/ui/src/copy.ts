/** What the kit itself says. */
export const copy = {
  close: 'بستن',
  cancel: 'انصراف',
  required: 'الزامی',
  retry: 'تلاش دوباره',
  failed: 'خطایی رخ داد',
  pending: 'لطفاً صبر کنید…',
  loading: 'در حال بارگذاری…',
  increase: 'افزایش مقدار',
  decrease: 'کاهش مقدار',
  clearSearch: 'پاک کردن جست‌وجو',
  search: 'جست‌وجو',
  breadcrumbs: 'مسیر صفحه',
  pages: 'صفحه‌ها',
  page: (number: string) => `صفحهٔ ${number}`,
  previousPage: 'صفحهٔ قبل',
  nextPage: 'صفحهٔ بعد',
  home: 'خانه',
  sortBy: (header: string) => `مرتب‌سازی بر اساس ${header}`,
  scriptNeeded:
    'برای فرستادن درخواست از این صفحه، جاوااسکریپت مرورگر خود را روشن کنید؛ یا با شماره‌های پایین صفحه با ما تماس بگیرید.',
  notifications: 'پیام‌ها',
};
