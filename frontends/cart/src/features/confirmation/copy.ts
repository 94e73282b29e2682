import { formatNumber } from '@afshoreh/persian';

/** «۸ صبح», «۶ عصر»: an hour of the day (0..23) in everyday words. */
function hour(value: number): string {
  const onClock = formatNumber(value > 12 ? value - 12 : value);
  if (value < 12) return `${onClock} صبح`;
  return value < 15 ? `${onClock} ظهر` : `${onClock} عصر`;
}

export const copy = {
  title: 'ثبت سفارش',
  heading: 'سفارش شما با موفقیت ثبت شد',
  headingWithoutOrder: 'پس از ثبت سفارش چه می‌شود؟',
  description: 'نتیجهٔ ثبت سفارش و گام‌های بعدی.',
  thanks: (name: string) => `${name} گرامی، از اعتماد شما سپاسگزاریم.`,
  callNote: (from: number, to: number) =>
    `کارشناسان ما ظرف ۲۴ ساعت، در ساعت‌های کاری (${hour(from)} تا ${hour(to)}) با شما تماس می‌گیرند تا قیمت، روش پرداخت و تحویل را هماهنگ کنند.`,
  callBy: 'تماس کارشناس:',
  trackingCode: 'کد پیگیری سفارش',
  trackingHint: 'این کد را نگه دارید؛ با آن و شمارهٔ تماستان می‌توانید وضعیت سفارش را ببینید.',
  copyCode: 'کپی کد پیگیری',
  copied: 'کد پیگیری کپی شد',
  copyFailed: 'کپی نشد؛ کد را انتخاب و کپی کنید.',
  ordered: 'محصولات سفارش',
  placedAt: 'زمان ثبت',
  track: 'پیگیری سفارش',
  browse: 'مشاهدهٔ محصولات',
  home: 'بازگشت به صفحهٔ اصلی',
  withoutOrderText: 'در این مرورگر سفارش جدیدی ثبت نشده است.',
};
