import { formatDateTime, formatNumber, formatPhone } from '@afshoreh/persian';
import type { OrderLine } from './order-line.entity.js';
import type { Order } from './order.entity.js';

interface MailText {
  subject: string;
  text: string;
}

/** What an order has before it is stored. */
export type PlacedLine = Pick<OrderLine, 'productName' | 'quantity' | 'usdPerTon' | 'rate'>;

/**
 * To the customer. Nothing typed is in it: whoever orders may write anything, and give another's address. The price is
 * never a number (spec §1).
 */
export function orderReceivedMail({ trackingCode, callBy }: Order, lines: PlacedLine[], link: string): MailText {
  return {
    subject: `سفارش شما در افشره ثبت شد؛ کد پیگیری ${trackingCode}`,
    text: [
      'سلام،',
      'سفارش شما به دست ما رسید:',
      ...lines.map(({ productName, quantity }) => `${productName}: ${formatNumber(quantity)} کیلوگرم`),
      `کد پیگیری: ${trackingCode}`,
      'قیمت: تماس بگیرید؛ نحوهٔ پرداخت: توافقی',
      `کارشناسان ما تا ${formatDateTime(callBy)} برای هماهنگی قیمت و پرداخت با شما تماس می‌گیرند.`,
      'وضعیت سفارش را با کد پیگیری و شماره تماس خود در این صفحه ببینید:',
      link,
      'اگر شما این سفارش را نداده‌اید، این نامه را نادیده بگیرید.',
    ].join('\n'),
  };
}

/** To the customer's phone. */
export function orderReceivedSms({ trackingCode }: Order, link: string): string {
  return `افشره: سفارش شما ثبت شد.\nکد پیگیری: ${trackingCode}\n${link}`;
}

/** To the experts. */
export function orderArrivedMail(order: Order, lines: PlacedLine[], link: string): MailText {
  const { id, trackingCode, name, phone, email, address, notes, createdAt, callBy } = order;
  const facts: [name: string, value: string | null][] = [
    ['نام', name],
    ['شماره تماس', formatPhone(phone)],
    ['ایمیل', email],
    ['آدرس', address],
    ['توضیحات', notes],
    ['زمان ثبت', formatDateTime(createdAt)],
    ['مهلت تماس', formatDateTime(callBy)],
    ['کد پیگیری', trackingCode],
  ];
  return {
    subject: `سفارش تازهٔ شمارهٔ ${formatNumber(id)}: ${name}`,
    text: [
      'سلام،',
      'سفارش تازه‌ای ثبت شده است:',
      ...lines.map(lineWithPrice),
      ...facts.filter(([, value]) => value).map(([fact, value]) => `${fact}: ${value}`),
      'برای ثبت تماس و تغییر وضعیت، سفارش را باز کنید:',
      link,
    ].join('\n'),
  };
}

function lineWithPrice({ productName, quantity, usdPerTon, rate }: PlacedLine): string {
  const line = `${productName}: ${formatNumber(quantity)} کیلوگرم`;
  if (usdPerTon === null || rate === null) return line;
  return `${line} (فهرست قیمت: هر تن ${formatNumber(usdPerTon)} دلار، نرخ دلار ${formatNumber(rate)} تومان)`;
}
