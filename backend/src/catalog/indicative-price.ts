/** Where a price comes from: the product's own, or the price list. */
export type PriceBasis = 'own' | 'list';

/** What the rule looks at. */
export interface Priced {
  /** Toman per ton, as the admin typed it. */
  price: number | null;
  /** Whether the admin shows it. */
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
 * The indicative price of a product (D2), the only place that knows the rule: its own price where the admin shows it,
 * else the price list at `rate` toman per dollar (null: too old, D45), else none («قیمت: تماس با فروش»). Lists sort by what this says, stored.
 */
export function indicativePriceOf(
  { price, showPrice, listUsdPerTon }: Priced,
  rate: number | null,
): IndicativePrice | null {
  if (showPrice && price !== null) return { tomanPerTon: price, basis: 'own', usdPerTon: null };
  if (listUsdPerTon === null || rate === null) return null;
  return { tomanPerTon: tomanOf(listUsdPerTon, rate), basis: 'list', usdPerTon: listUsdPerTon };
}

/** Dollars in whole toman. */
export function tomanOf(usd: number, rate: number): number {
  return Math.round(usd * rate);
}
