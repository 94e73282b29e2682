import { leftToRight, toPersianDigits } from '@afshoreh/persian';

export const copy = {
  phone: 'شمارهٔ موبایل',
  phoneHint: `مانند ${leftToRight('۰۹۱۴\u00a0۱۲۳\u00a0۴۵۶۷')}`,
  phoneWrong: 'شمارهٔ موبایل خود را بنویسید',
  send: 'دریافت کد',
  sending: 'در حال ارسال…',
  sendFailed: 'کد پیامک نشد',
  code: 'کد پیامک',
  codeHint: (phone: string) => `کد ۶ رقمی به ${phone} پیامک شد و تا ۲ دقیقه کار می‌کند.`,
  codeWrong: 'کد ۶ رقمی پیامک را بنویسید',
  change: 'تغییر شماره',
  again: 'ارسال دوبارهٔ کد',
  againIn: (seconds: number) => `ارسال دوباره تا ${toPersianDigits(seconds)} ثانیهٔ دیگر`,
  sentAgain: 'کد جدید پیامک شد؛ کد پیشین دیگر کار نمی‌کند.',
};
