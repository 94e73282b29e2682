import { formatNumber, toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy';
import type { Quote } from './get-quote';

/** «۵٬۰۲۱٬۵۰۰٬۰۰۰ ریال», «۱۶۶٬۰۰۰٬۰۰۰ تومان», or for cents «۶۶٫۶۰ دلار». */
export function formatAmountIn(unit: keyof typeof copy.units, amount: number): string {
  if (unit !== 'cent') return `${formatNumber(amount)} ${copy.units[unit]}`;
  const cents = amount % 100;
  const fraction = cents === 0 ? '' : `٫${toPersianDigits(String(cents).padStart(2, '0'))}`;
  return `${formatNumber((amount - cents) / 100)}${fraction} ${copy.units.cent}`;
}

/** Where the goods are handed over. */
export function deliveryOf({ delivery, deliveryPlace = '' }: Quote): string {
  return copy.deliveries[delivery](deliveryPlace).replace(/، $/, '');
}
