/** Where a price comes from: the product itself, or the price list. */
export type PriceBasis = 'own' | 'list';

export interface Priced {
  /** Toman per ton, as the admin typed it. */
  price: number | null;
  showPrice: boolean;
  /** US dollars per ton of the price-list row with the product's name. */
  listUsdPerTon: number | null;
}

export interface IndicativePrice {
  tomanPerTon: number;
  basis: PriceBasis;
  usdPerTon: number | null;
}

/**
 * The indicative price of a product; no other code decides it. It is the product's own price if the admin shows it,
 * else the price-list row at `rate` toman per dollar (null: the rate is too old), else none («قیمت: تماس با فروش»). The
 * result is stored, and lists sort by it.
 */
export function indicativePriceOf(
  { price, showPrice, listUsdPerTon }: Priced,
  rate: number | null,
): IndicativePrice | null {
  if (showPrice && price !== null) return { tomanPerTon: price, basis: 'own', usdPerTon: null };
  if (listUsdPerTon === null || rate === null) return null;
  return { tomanPerTon: tomanOf(listUsdPerTon, rate), basis: 'list', usdPerTon: listUsdPerTon };
}

export function tomanOf(usd: number, rate: number): number {
  return Math.round(usd * rate);
}
