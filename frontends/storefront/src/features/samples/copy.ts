import { formatNumber } from '@afshoreh/persian';
import { sampleFormCopy } from '@afshoreh/ui/sample-form-copy';

export const copy = {
  ...sampleFormCopy,
  plainForm: 'باز کردن فرم بدون جاوااسکریپت',
  title: 'درخواست نمونه',
  titleOf: (product: string) => `درخواست نمونهٔ ${product}`,
  description: 'برای آزمایش در آزمایشگاه یا خط تولید خود، نمونهٔ محصول را بخواهید.',
  product: 'محصول',
  pending: 'در حال ثبت…',
  fields: {
    purposeMissing: 'بنویسید نمونه را برای چه می‌خواهید',
    nameMissing: 'نام گیرنده را بنویسید',
    phoneMissing: 'شمارهٔ تماس خود را بنویسید',
    phoneWrong: 'شمارهٔ تماس باید ۸ تا ۱۵ رقم باشد',
    emailWrong: 'ایمیل معتبر نیست',
    addressShort: 'نشانی باید حداقل ۱۰ کاراکتر باشد',
    tooLong: (limit: number) => `نباید بیش از ${formatNumber(limit)} کاراکتر باشد`,
  },
  placed: {
    ...sampleFormCopy.placed,
    copyCode: 'کپی کد پیگیری',
    copied: 'کپی شد',
    copyFailed: 'کپی نشد؛ کد را با لمس طولانی انتخاب و کپی کنید.',
    track: 'پیگیری نمونه',
  },
  noProduct: 'نمونهٔ کدام محصول؟',
  noProductText: 'محصولی را از فهرست انتخاب کنید و در صفحهٔ آن «درخواست نمونه» را بزنید.',
  toProducts: 'فهرست محصولات',
  home: 'صفحهٔ اصلی',
  products: 'محصولات',
};
