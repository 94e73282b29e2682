import { formatDate, formatNumber } from '@afshoreh/persian';
import type { Schemas } from '@afshoreh/api-client';
import { copy } from './copy';

type IndicativePrice = Schemas['IndicativePriceDto'];

/** What a price block says: an amount in toman per ton, and what a converted price is bound to. */
export interface PriceText {
  /** Digits without the unit. */
  amount: string;
  note: string | null;
  rateDate: string | null;
}

/** The words of a price (D2), or null when sales must be asked: own prices stand alone, converted ones carry note and rate date. */
export function priceText(price: IndicativePrice | null): PriceText | null {
  if (price === null) return null;
  const converted = price.basis === 'list';
  return {
    amount: formatNumber(Math.round(price.tomanPerTon)),
    note: converted ? copy.price.confirm : null,
    rateDate: converted && price.rateDate ? copy.price.rateDate(formatDate(price.rateDate)) : null,
  };
}
