import { parseWholeNumber, toLatinDigits } from '@afshoreh/persian';
import type { Schemas, Versioned } from '@afshoreh/api-client';
import type { PricedProduct } from './get-priced-products';

/** The unsaved change of one product, with the stored product on which it is based. */
export interface PriceEdit {
  base: PricedProduct;
  /** The price as typed; undefined when only the switch was changed. */
  price?: string;
  showPrice?: boolean;
}

/** By the product's id. */
export type PriceEdits = Readonly<Record<number, PriceEdit>>;

const HIGHEST_PRICE = 1_000_000_000_000;
/** Prices from this amount on are rounded to whole thousands after a percentage change, as prices per ton are. */
const ROUNDED_FROM = 100_000;
const THOUSAND = 1_000;

/**
 * Parses whole toman as people and spreadsheets write them: with any digits, separators or «تومان». Returns null for
 * anything else.
 */
export function priceOf(typed: string): number | null {
  const digits = typed
    .replace(/تومان|[\s\u200c\u00a0]/g, '')
    .replace(/^(\d{1,3}(?:\.\d{3})+)$/, (all) => all.replaceAll('.', ','));
  const price = parseWholeNumber(digits);
  return price !== null && price <= HIGHEST_PRICE ? price : null;
}

/** Adds a change to the edits. A change back to the stored values removes the edit. */
export function withEdit(edits: PriceEdits, product: PricedProduct, change: Omit<PriceEdit, 'base'>): PriceEdits {
  const { [product.id]: before, ...rest } = edits;
  const edit: PriceEdit = { base: product, ...before, ...change };
  const { base } = edit;
  if (edit.price !== undefined && (edit.price.trim() === '' || priceOf(edit.price) === base.price)) delete edit.price;
  if (edit.showPrice === base.showPrice) delete edit.showPrice;
  return edit.price === undefined && edit.showPrice === undefined ? rest : { ...rest, [product.id]: edit };
}

/** Returns the first column of copied spreadsheet cells, one item per row. A trailing line break adds no row. */
export function pastedCells(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => (line.split('\t').find((cell) => cell.trim() !== '') ?? '').trim());
}

/**
 * Parses a percentage as typed: «۱۰», «+۵٫۵», «-۵», «۵-», with or without ٪. Returns null for anything else and for
 * values below -۹۹.
 */
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

/** Changes a price by a percentage. Returns whole toman; large prices are rounded to whole thousands. */
export function changedBy(price: number, percent: number): number {
  const exact = price * (1 + percent / 100);
  return exact >= ROUNDED_FROM ? Math.round(exact / THOUSAND) * THOUSAND : Math.round(exact);
}

/**
 * Returns the relative change of the price: 0.1 means ten per cent more. Null when there was no price or none is
 * typed.
 */
export function relativeChangeOf({ base, price }: PriceEdit): number | null {
  const next = price === undefined ? null : priceOf(price);
  if (next === null || !base.price) return null;
  return (next - base.price) / base.price;
}

export const isInvalid = ({ price }: PriceEdit): boolean => price !== undefined && priceOf(price) === null;

/** Returns the request body, with only the changed fields of each product. */
export function pricesOf(edits: readonly PriceEdit[]): Versioned<'SaveProductPrice'>[] {
  return edits.map(({ base: { id, version }, price, showPrice }) => ({
    id,
    version,
    ...(price === undefined ? {} : { price: priceOf(price) ?? 0 }),
    ...(showPrice === undefined ? {} : { showPrice }),
  }));
}

/** Returns the request body that undoes a save: the previous prices, with the versions that the save has created. */
export function pricesBefore(
  edits: readonly PriceEdit[],
  saved: readonly Schemas['ProductPrice'][],
): Versioned<'SaveProductPrice'>[] {
  const versions = new Map(saved.map(({ id, version }) => [id, version]));
  return edits.map(({ base: { id, version, price, showPrice } }) => ({
    id,
    version: versions.get(id) ?? version,
    showPrice,
    ...(price === null ? {} : { price }),
  }));
}
