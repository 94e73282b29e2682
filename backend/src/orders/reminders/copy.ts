import { formatAmount } from '@afshoreh/persian';
import { packOfLine, type OrderLine } from '../order-line.entity.js';

export const copy = {
  notFound: 'این یادآوری پیدا نشد؛ شاید پیش‌تر پایان یافته است',
  withoutBuyer: 'اطلاعات خریدار این سفارش حذف شده است؛ به کسی یادآوری نمی‌شود',
  stopped: 'دیگر این سفارش یادآوری نمی‌شود',
  every: 'فاصلهٔ یادآوری',
  day: 'روز ماه',
  periods: { 1: 'هر ماه', 2: 'هر دو ماه', 3: 'هر سه ماه' } as Readonly<Record<number, string>>,
} as const;

interface Reminded {
  trackingCode: string;
  every: number;
  lines: readonly OrderLine[];
  link: string;
  stopLink: string;
}

/** The mail contains no text from a form, because the address of an order may be another person's. */
export function reminderMail({ trackingCode, every, lines, link, stopLink }: Reminded): {
  subject: string;
  text: string;
} {
  return {
    subject: `یادآوری سفارش دوبارهٔ ${trackingCode}`,
    text: [
      'سلام،',
      `خواسته‌اید ${copy.periods[every]} این سفارش به شما یادآوری شود:`,
      ...lines.map((line) => `${line.productName}: ${formatAmount(line.quantity, packOfLine(line))}`),
      'این لینک سبد خرید را با همین محصولات و قیمت امروز پر می‌کند. تا خودتان نفرستید، سفارشی ثبت نمی‌شود:',
      link,
      'برای این که دیگر یادآوری نشود:',
      stopLink,
    ].join('\n'),
  };
}

export function reminderSms({ trackingCode, link, stopLink }: Reminded): string {
  return `افشره: یادآوری سفارش دوبارهٔ ${trackingCode}.\nسبد آماده: ${link}\nلغو: ${stopLink}`;
}
