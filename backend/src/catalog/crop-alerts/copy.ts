import { toPersianDigits } from '@afshoreh/persian';

export const copy = {
  subscribed: 'ثبت شد؛ وقتی محصول جدید برسد، یک پیام برایتان می‌فرستیم',
  stopped: 'دیگر برای این محصول خبری فرستاده نمی‌شود',
  recipientMissing: 'ایمیل یا شمارهٔ موبایل خود را بنویسید',
  notFound: 'این درخواست خبر پیدا نشد',
  yearWrong: (year: number) => `سال محصول ${toPersianDigits(year)} یا سال پیش از آن است`,
  yearPassed: 'محصول سال بعد پیش‌تر اعلام شده است',
  year: 'سال محصول',
  label: 'درخواست خبر محصول جدید',
  channels: { mail: 'ایمیل', sms: 'پیامک' },
  columns: { id: 'شناسه', product: 'محصول', channel: 'راه', recipient: 'گیرنده', createdAt: 'زمان ثبت' },
} as const;

interface Text {
  subject: string;
  text: string;
}

/**
 * Message to the address that was entered. The address may be another person's, so the message says how to stop the alert.
 */
export function subscribedMail(product: string, stopLink: string): Text {
  return {
    subject: `خبر محصول جدید ${product}`,
    text: [
      'سلام،',
      `خواسته‌اید وقتی محصول جدید «${product}» رسید، به شما خبر بدهیم. در هر فصل یک پیام می‌فرستیم.`,
      'اگر شما این را نخواسته‌اید یا دیگر نمی‌خواهید، این لینک را باز کنید:',
      stopLink,
    ].join('\n'),
  };
}

export function subscribedSms(product: string, stopLink: string): string {
  return `افشره: رسیدن محصول جدید «${product}» را به شما خبر می‌دهیم.\nلغو: ${stopLink}`;
}

export function arrivedMail(
  product: string,
  year: number,
  { link, stopLink }: Record<'link' | 'stopLink', string>,
): Text {
  return {
    subject: `محصول ${toPersianDigits(year)} ${product} رسید`,
    text: [
      'سلام،',
      `محصول جدید سال ${toPersianDigits(year)} «${product}» رسید. مشخصات و سفارش:`,
      link,
      'برای این که دیگر از این محصول خبر نگیرید:',
      stopLink,
    ].join('\n'),
  };
}

export function arrivedSms(
  product: string,
  year: number,
  { link, stopLink }: Record<'link' | 'stopLink', string>,
): string {
  return `افشره: محصول ${toPersianDigits(year)} «${product}» رسید.\n${link}\nلغو: ${stopLink}`;
}
