import { formatDate, leftToRight, toPersianDigits } from '@afshoreh/persian';

export const copy = {
  rials: (number: string) => `${number} ریال`,
  dollars: (number: string) => `${number} دلار`,
  cents: (number: string) => `${number} سنت`,
  american: (sum: string) => `${sum} آمریکا`,
  and: ' و ',
  quoteNotFound: 'این پیش‌فاکتور پیدا نشد',
  quoteChangedMeanwhile: 'این پیش‌فاکتور را همین حالا همکار دیگری تغییر داده است؛ صفحه را تازه کنید',
  quoteSent: 'پیش‌فاکتور ارسال‌شده تغییر نمی‌کند؛ نسخهٔ جدیدی از آن بسازید',
  draftExists: 'این سفارش یک پیش‌نویس پیش‌فاکتور دارد؛ همان را ویرایش کنید',
  linesChanged: 'اقلام سفارش تغییر کرده است؛ پیش‌فاکتور را دوباره بررسی و ذخیره کنید',
  quoteReplaced: 'نسخهٔ جدیدتری از این پیش‌فاکتور فرستاده شده است؛ همان را ببینید',
  quoteExpired: 'مهلت این پیش‌فاکتور گذشته است؛ برای پیش‌فاکتور جدید با ما تماس بگیرید',
  quoteAccepted: 'این پیش‌فاکتور پذیرفته شده است؛ برای تغییر آن با ما تماس بگیرید',
  lineMissing: 'قیمت همهٔ اقلام سفارش را یک بار وارد کنید',
  rateMissing: 'برای قیمت دلاری، نرخ دلار و تاریخ آن را وارد کنید',
  otherCurrency: 'در پیش‌فاکتور دلاری، همهٔ قیمت‌ها به دلار است',
  sumTooLarge: 'مبلغ بیش از اندازه بزرگ است',
  placeMissing: 'محل تحویل را وارد کنید',
  dayOver: 'تاریخ اعتبار گذشته است',
  forgotten: 'حذف شد',
} as const;

interface Reply {
  kind: 'accepted' | 'change_asked';
  name: string;
  text: string | null;
}

/** Mail to the buyer with the link and the last day of a quote. It does not contain the sum, because people forward mails. */
export function sentMail(number: string, validUntil: string, link: string): { subject: string; text: string } {
  const shown = leftToRight(toPersianDigits(number));
  return {
    subject: `پیش‌فاکتور ${shown} از افشره`,
    text: [
      'سلام،',
      `پیش‌فاکتور ${shown} برای سفارش شما آماده است و تا پایان ${formatDate(validUntil)} اعتبار دارد.`,
      'آن را اینجا ببینید، بپذیرید یا تغییر بخواهید:',
      link,
    ].join('\n'),
  };
}

/** Mail to the experts with the reply of the buyer to a quote, and a link to its order. */
export function replyMail(
  number: string,
  { kind, name, text }: Reply,
  link: string,
): { subject: string; text: string } {
  const shown = leftToRight(toPersianDigits(number));
  const did = kind === 'accepted' ? 'را پذیرفت' : 'را دید و تغییر خواست';
  return {
    subject: `خریدار پیش‌فاکتور ${shown} ${did}: ${name}`,
    text: [
      'سلام،',
      `خریدار پیش‌فاکتور ${shown} ${did}.`,
      `نام: ${name}`,
      ...(text ? [`پیام: ${text}`] : []),
      'سفارش را اینجا ببینید:',
      link,
    ].join('\n'),
  };
}

/** Mail to the buyer on the last working day before the last day of the quote. */
export function reminderMail(number: string, validUntil: string, link: string): { subject: string; text: string } {
  const shown = leftToRight(toPersianDigits(number));
  return {
    subject: `پیش‌فاکتور ${shown} تا پایان ${formatDate(validUntil)} معتبر است`,
    text: [
      'سلام،',
      `پیش‌فاکتور ${shown} تا پایان ${formatDate(validUntil)} معتبر است.`,
      'در این صفحه آن را ببینید، بپذیرید یا تغییری بخواهید:',
      link,
      'اگر با کارشناس ما هماهنگ کرده‌اید، این ایمیل را نادیده بگیرید.',
    ].join('\n'),
  };
}

export function reminderSms(number: string, validUntil: string, link: string): string {
  const shown = leftToRight(toPersianDigits(number));
  return `افشره: پیش‌فاکتور ${shown} تا پایان ${formatDate(validUntil)} معتبر است.\n${link}`;
}
