/** Texts of the frame around every page: loading, failure, not found. */
export const copy = {
  brand: 'افشره',
  pageTitle: (title: string) => (title.includes('افشره') ? title : `${title} | افشره`),
  loading: 'در حال بارگذاری صفحه…',
  notFoundTitle: 'صفحه پیدا نشد',
  notFoundText: 'نشانی را اشتباه وارد کرده‌اید یا این صفحه جابه‌جا شده است.',
  home: 'صفحهٔ اصلی',
  products: 'مشاهدهٔ محصولات',
  zoneFailedTitle: 'این بخش از سایت باز نشد',
  zoneFailedText: 'بخش‌های دیگر سایت کار می‌کنند. اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  failedTitle: 'مشکلی پیش آمده است',
  failedText: 'صفحه با خطا روبه‌رو شد. با بارگذاری دوباره معمولاً درست می‌شود.',
  details: 'جزئیات خطا',
  reload: 'بارگذاری دوباره',
  missingRootTitle: 'خطا در بارگذاری برنامه',
  missingRootText: 'صفحه را دوباره باز کنید؛ اگر باز هم درست نشد، با ما تماس بگیرید.',
} as const;
