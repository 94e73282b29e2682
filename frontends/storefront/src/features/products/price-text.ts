import { formatDate, formatMonth, formatNumber } from '@afshoreh/persian';
import type { Schemas } from '@afshoreh/api-client';
import { copy } from './copy';

export type IndicativePrice = Schemas['IndicativePriceDto'];

/** The digits of a price in toman per ton, without the unit, or null when sales must be asked (D2). */
export function priceText(price: IndicativePrice | null): string | null {
  return price && formatNumber(Math.round(price.tomanPerTon));
}

/** The day of the rate that a price was converted at; an own price has none. */
export function rateDateText({ basis, rateDate }: IndicativePrice): string | null {
  return basis === 'list' && rateDate ? copy.price.rateDate(formatDate(rateDate)) : null;
}

/** The mark of a price at an old rate (D45): «نرخ خرداد ۱۴۰۴». */
export function oldRateText({ rateIsOld, rateDate }: IndicativePrice): string | null {
  return rateIsOld && rateDate ? copy.price.oldRate(formatMonth(rateDate)) : null;
}
