import { parseWholeNumber, toLatinDigits } from '@afshoreh/persian';
import type { Schemas } from '@afshoreh/api-client';
import type { PricedProduct } from './get-priced-products';

/** What was typed for one product, and what was stored when it was begun. */
export interface PriceEdit {
  base: PricedProduct;
  /** As it was typed; left out when only the switch was changed. */
  price?: string;
  showPrice?: boolean;
}

/** By the product's id. */
export type PriceEdits = Readonly<Record<number, PriceEdit>>;

const HIGHEST_PRICE = 1_000_000_000_000;
/** A change of more than this share is asked about. */
const BIG_CHANGE = 0.3;
/** From here on a share of a price is rounded to whole thousands, as prices of a ton are. */
const ROUNDED_FROM = 100_000;
const THOUSAND = 1_000;

/** Whole toman as people and spreadsheets write them: any digits, with separators, with «تومان»; null for anything else. */
export function priceOf(typed: string): number | null {
  const digits = typed
    .replace(/تومان|[\s\u200c\u00a0]/g, '')
    .replace(/^(\d{1,3}(?:\.\d{3})+)$/, (all) => all.replaceAll('.', ','));
  const price = parseWholeNumber(digits);
  return price !== null && price <= HIGHEST_PRICE ? price : null;
}

/** Sets what differs from what is stored; an edit that says what is stored is none. */
export function withEdit(edits: PriceEdits, product: PricedProduct, change: Omit<PriceEdit, 'base'>): PriceEdits {
  const { [product.id]: before, ...rest } = edits;
  const edit: PriceEdit = { base: product, ...before, ...change };
  const { base } = edit;
  if (edit.price !== undefined && (edit.price.trim() === '' || priceOf(edit.price) === base.price)) delete edit.price;
  if (edit.showPrice === base.showPrice) delete edit.showPrice;
  return edit.price === undefined && edit.showPrice === undefined ? rest : { ...rest, [product.id]: edit };
}

/** The cells of the first column of what a spreadsheet copied, in rows; a line end after the last one is none. */
export function pastedCells(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => (line.split('\t').find((cell) => cell.trim() !== '') ?? '').trim());
}

/** A percentage as it is typed: «۱۰», «+۵٫۵», «-۵», «۵-», with or without ٪. Null for anything else, and for less than -۹۹. */
export function percentOf(typed: string): number | null {
  const text = toLatinDigits(typed)
    .replace(/[\s٪%\u200c\u200e\u200f]/g, '')
    .replace(/[−–]/g, '-')
    .replace('٫', '.');
  const [, before = '', number, after = ''] = /^([+-]?)(\d+(?:\.\d+)?)(-?)$/.exec(text) ?? [];
  if (number === undefined || (before && after)) return null;
  const percent = before === '-' || after === '-' ? -Number(number) : Number(number);
  return percent > -100 && percent <= 1_000 ? percent : null;
}

/** A price changed by a percentage, in whole toman, of large ones in whole thousands. */
export function changedBy(price: number, percent: number): number {
  const exact = price * (1 + percent / 100);
  return exact >= ROUNDED_FROM ? Math.round(exact / THOUSAND) * THOUSAND : Math.round(exact);
}

/** The share by which an edit changes the stored price: 0.1 is ten per cent more. Null where there was none, or none is typed. */
export function shareOf({ base, price }: PriceEdit): number | null {
  const next = price === undefined ? null : priceOf(price);
  if (next === null || !base.price) return null;
  return (next - base.price) / base.price;
}

export const isBig = (edit: PriceEdit): boolean => Math.abs(shareOf(edit) ?? 0) > BIG_CHANGE;

export const isWrong = ({ price }: PriceEdit): boolean => price !== undefined && priceOf(price) === null;

/** What is sent: of each product only what was changed. */
export function pricesOf(edits: readonly PriceEdit[]): Schemas['SaveProductPriceDto'][] {
  return edits.map(({ base: { id, version }, price, showPrice }) => ({
    ...{ id, version },
    ...(price === undefined ? {} : { price: priceOf(price) ?? 0 }),
    ...(showPrice === undefined ? {} : { showPrice }),
  }));
}

/** What takes a save back: the prices from before it, of the versions that it made. */
export function pricesBefore(
  edits: readonly PriceEdit[],
  saved: readonly Schemas['ProductPriceDto'][],
): Schemas['SaveProductPriceDto'][] {
  return edits.map(({ base: { id, price, showPrice } }, index) => ({
    ...{ id, version: saved[index]?.version, showPrice },
    ...(price === null ? {} : { price }),
  }));
}
