import { numberInWords } from '@afshoreh/persian';
import { copy } from './copy.js';

/** Whole rials for buyers in Iran, whole US cents for export. All amounts of a quote have its currency. */
export const quoteCurrencies = ['rial', 'cent'] as const;
export type QuoteCurrency = (typeof quoteCurrencies)[number];

/** The unit of the amount of a price: whole toman, whole rials or whole US cents. */
export const priceUnits = ['toman', 'rial', 'cent'] as const;
export type PriceUnit = (typeof priceUnits)[number];

export const priceBases = ['kilogram', 'ton'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** The values from which the sums of a line are computed. Percents are whole hundredths: 1000 is 10 %. */
export interface PricedLine {
  /** Kilograms. */
  quantity: number;
  amount: number;
  unit: PriceUnit;
  per: PriceBasis;
  discountPercent: number;
  /** The discount is given from this quantity on; null: for any quantity. */
  discountFrom: number | null;
  taxed: boolean;
}

export interface PricedQuote {
  currency: QuoteCurrency;
  lines: readonly PricedLine[];
  /** Whole rials for a dollar. Needed for dollar prices of a quote in rials, otherwise null. */
  rate: number | null;
  taxPercent: number;
}

/** Amounts in the currency of the quote. */
export interface LineSums {
  /** Price times quantity. */
  gross: number;
  discount: number;
  tax: number;
  /** What the buyer pays for the line: gross less discount, with tax. */
  sum: number;
}

export interface QuoteSums extends LineSums {
  lines: LineSums[];
  /** `sum` in Persian words with the currency. */
  words: string;
}

const tonKilograms = 1000n;
const centsPerDollar = 100n;
const rialsPerToman = 10n;
const wholePercent = 10_000n;

/** The price of a line cannot be converted into the currency of the quote. */
export class NotConvertible extends Error {
  constructor(readonly line: number) {
    super(`the price of line ${line} has no rate`);
  }
}

/** The sums are too large for exact numbers. */
export class SumTooLarge extends Error {}

/**
 * Computes the sums of a quote; no other code does this. Each line is rounded to a whole rial or cent three times, half
 * up: price times quantity, discount, and tax, as an invoice shows them. The totals are sums of rounded lines, so that
 * the paper adds up.
 * @throws NotConvertible, SumTooLarge
 */
export function sumsOf(quote: PricedQuote): QuoteSums {
  const lines = quote.lines.map((line, index) => lineSumsOf(line, index, quote));
  const total = (of: (sums: Exact) => bigint): number => exact(lines.reduce((sum, line) => sum + of(line), 0n));
  const sum = total((line) => line.gross - line.discount + line.tax);
  return {
    gross: total(({ gross }) => gross),
    discount: total(({ discount }) => discount),
    tax: total(({ tax }) => tax),
    sum,
    words: sumInWords(sum, quote.currency),
    lines: lines.map(({ gross, discount, tax }) => ({
      gross: exact(gross),
      discount: exact(discount),
      tax: exact(tax),
      sum: exact(gross - discount + tax),
    })),
  };
}

/** «یک هزار و دویست ریال», or «دو دلار و پنجاه سنت آمریکا». */
export function sumInWords(sum: number, currency: QuoteCurrency): string {
  if (currency === 'rial') return copy.rials(numberInWords(sum));
  const cents = sum % Number(centsPerDollar);
  const dollars = (sum - cents) / Number(centsPerDollar);
  const parts = [
    ...(dollars > 0 || cents === 0 ? [copy.dollars(numberInWords(dollars))] : []),
    ...(cents > 0 ? [copy.cents(numberInWords(cents))] : []),
  ];
  return copy.american(parts.join(copy.and));
}

interface Exact {
  gross: bigint;
  discount: bigint;
  tax: bigint;
}

function lineSumsOf(line: PricedLine, index: number, quote: PricedQuote): Exact {
  const { quantity, amount, per, discountPercent, discountFrom, taxed } = line;
  const [factor, divisor] = conversionOf(line, index, quote);
  const gross = rounded(BigInt(quantity) * BigInt(amount) * factor, divisor * (per === 'ton' ? tonKilograms : 1n));
  const hasDiscount = discountFrom === null || quantity >= discountFrom;
  const discount = hasDiscount ? rounded(gross * BigInt(discountPercent), wholePercent) : 0n;
  const tax = taxed ? rounded((gross - discount) * BigInt(quote.taxPercent), wholePercent) : 0n;
  return { gross, discount, tax };
}

/** The fraction by which an amount in the unit of the price is multiplied to get the currency of the quote. */
function conversionOf({ unit }: PricedLine, index: number, { currency, rate }: PricedQuote): [bigint, bigint] {
  if (unit === currency) return [1n, 1n];
  if (currency === 'rial' && unit === 'toman') return [rialsPerToman, 1n];
  if (currency === 'rial' && rate !== null) return [BigInt(rate), centsPerDollar];
  throw new NotConvertible(index);
}

/** Half is rounded up. Neither number is negative. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

function exact(amount: bigint): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new SumTooLarge();
  return Number(amount);
}
