/** Texts of the frame around every page, for loading and failures. */
export const copy = {
  brand: 'افشره',
  pageTitle: (title: string) => (title.includes('افشره') ? title : `${title} | افشره`),
  loading: 'در حال بارگذاری صفحه…',
  home: 'صفحهٔ اصلی',
  products: 'مشاهدهٔ محصولات',
  zoneFailedTitle: 'این بخش از سایت باز نشد',
  zoneFailedText: 'بخش‌های دیگر سایت کار می‌کنند. اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
  textKept: 'متن این صفحه را می‌توانید بخوانید، ولی دکمه‌های آن فعلاً کار نمی‌کنند.',
  close: 'بستن',
  retry: 'تلاش دوباره',
  retrying: 'دوباره تلاش می‌کنیم…',
  failedTitle: 'مشکلی پیش آمده است',
  failedText: 'صفحه با خطا روبه‌رو شد. با بارگذاری دوباره معمولاً درست می‌شود.',
  details: 'جزئیات خطا',
  reload: 'بارگذاری دوباره',
  tooManyTitle: 'کمی صبر کنید',
  tooManyText:
    'در زمانی کوتاه صفحه‌های زیادی از نشانی اینترنتی شما خواسته شده است. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.',
  missingRootTitle: 'خطا در بارگذاری برنامه',
  missingRootText: 'صفحه را دوباره باز کنید؛ اگر باز هم درست نشد، با ما تماس بگیرید.',
} as const;
