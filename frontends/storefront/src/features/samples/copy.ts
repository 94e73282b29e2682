import { formatGrams, formatNumber, leftToRight } from '@afshoreh/persian';

/** The amounts that the form offers, in grams. */
export const AMOUNTS = [100, 250, 500, 1000, 2000, 5000] as const;

/** The texts of `/sample`. */
export const copy = {
  title: 'درخواست نمونه',
  titleOf: (product: string) => `درخواست نمونهٔ ${product}`,
  description: 'برای آزمایش در آزمایشگاه یا خط تولید خود، نمونهٔ محصول را بخواهید.',
  lead: 'بنویسید نمونه را برای چه و به کجا می‌خواهید. کارشناسان ما آن را بررسی و ارسال می‌کنند و با پیامک خبر می‌دهند.',
  product: 'محصول',
  lot: (number: string) => `از بهر ${leftToRight(number)}`,
  grams: 'مقدار نمونه',
  gramsHint: 'تا ۵ کیلوگرم؛ برای بیشتر، سفارش دهید',
  amounts: AMOUNTS.map((grams) => ({ value: String(grams), label: formatGrams(grams) })),
  purpose: 'کاربرد',
  purposeHint: 'مثلاً آزمایش در نوشیدنی گازدار، یا سنجش رنگ و اسیدیته',
  name: 'نام گیرنده',
  phone: 'شمارهٔ تماس',
  phoneHint: 'خبر ارسال به این شماره می‌رسد',
  email: 'ایمیل',
  companyName: 'نام شرکت',
  address: 'نشانی گیرنده',
  addressHint: 'استان، شهر، خیابان، پلاک و کد پستی',
  submit: 'ثبت درخواست نمونه',
  pending: 'در حال ثبت…',
  failed: 'درخواست نمونه ثبت نشد',
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
    title: 'درخواست نمونهٔ شما ثبت شد',
    text: 'پس از بررسی، از تأیید و ارسال آن با پیامک باخبر می‌شوید.',
    trackingCode: 'کد پیگیری',
    copyCode: 'کپی کد پیگیری',
    copied: 'کپی شد',
    copyFailed: 'کپی نشد؛ کد را با لمس طولانی انتخاب و کپی کنید.',
    keepCode: 'این کد را برای پیگیری نمونه نگه دارید.',
    track: 'پیگیری نمونه',
    products: 'بازگشت به محصولات',
  },
  noProduct: 'نمونهٔ کدام محصول؟',
  noProductText: 'محصولی را از فهرست انتخاب کنید و در صفحهٔ آن «درخواست نمونه» را بزنید.',
  toProducts: 'فهرست محصولات',
  home: 'صفحهٔ اصلی',
  products: 'محصولات',
};
