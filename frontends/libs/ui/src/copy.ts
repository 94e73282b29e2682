/** The texts of the kit. Separate exports, so that a page bundles only those that it uses. */
export const close = 'بستن';
export const cancel = 'انصراف';
export const retry = 'تلاش دوباره';
export const failed = 'خطایی رخ داد';
export const loading = 'در حال بارگذاری…';
export const clearSearch = 'پاک کردن جست‌وجو';
export const breadcrumbs = 'مسیر صفحه';
export const pages = 'صفحه‌ها';
export const page = (number: string) => `صفحهٔ ${number}`;
export const pageOf = (number: string, count: string) => `صفحهٔ ${number} از ${count}`;
export const previousPage = 'صفحهٔ قبل';
export const nextPage = 'صفحهٔ بعد';
export const selectAll = 'انتخاب همهٔ ردیف‌های این صفحه';
export const sortBy = (header: string) => `مرتب‌سازی بر اساس ${header}`;
export const noScriptNotice =
  'برای فرستادن درخواست از این صفحه، جاوااسکریپت مرورگر خود را روشن کنید؛ یا با شماره‌های پایین صفحه با ما تماس بگیرید.';
export const notifications = 'پیام‌ها';
