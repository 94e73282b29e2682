import { formatGrams, leftToRight } from '@afshoreh/persian';

/** The amounts that the form offers, in grams. */
const AMOUNTS = [100, 250, 500, 1000, 2000, 5000] as const;

/** Texts that the sample form and its page for browsers without JavaScript share. */
export const sampleFormCopy = {
  lot: (number: string) => `از بهر ${leftToRight(number)}`,
  lead: 'بنویسید نمونه را برای چه و به کجا می‌خواهید. کارشناسان ما آن را بررسی و ارسال می‌کنند و با پیامک خبر می‌دهند.',
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
  failed: 'درخواست نمونه ثبت نشد',
  placed: {
    title: 'درخواست نمونهٔ شما ثبت شد',
    text: 'پس از بررسی، از تأیید و ارسال آن با پیامک باخبر می‌شوید.',
    trackingCode: 'کد پیگیری',
    keepCode: 'این کد را برای پیگیری نمونه نگه دارید.',
    products: 'بازگشت به محصولات',
  },
};
