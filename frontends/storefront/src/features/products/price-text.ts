import { formatDate, formatMonth, formatNumber } from '@afshoreh/persian';
import type { Schemas } from '@afshoreh/api-client';
import { copy } from './copy';

export type IndicativePrice = Schemas['IndicativePrice'];

/** The digits of a price in toman per ton, without the unit, or null when visitors must ask sales. */
export function priceText(price: IndicativePrice | null): string | null {
  return price && formatNumber(Math.round(price.tomanPerTon));
}

/** The day of the exchange rate that a price was converted at; a price set in toman has none. */
export function rateDateText({ basis, rateDate }: IndicativePrice): string | null {
  return basis === 'list' && rateDate ? copy.price.rateDate(formatDate(rateDate)) : null;
}

/** The mark on a price with an old exchange rate: «نرخ خرداد ۱۴۰۴». */
export function oldRateText({ rateIsOld, rateDate }: IndicativePrice): string | null {
  return rateIsOld && rateDate ? copy.price.oldRate(formatMonth(rateDate)) : null;
}
