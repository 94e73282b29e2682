import { detailsCopy } from './details-copy';
import type { Product } from './get-product';
import { technicalValue } from './technical-value';

export interface SpecificationRow {
  key: string;
  label: string;
  value: string;
}

/** In the order of the product page. */
const TECHNICAL = [
  'type',
  'brix',
  'pH',
  'acidity',
  'weight',
  'origin',
  'alcohol',
  'so2',
  'additive',
  'density',
  'mold',
  'osmoticYeast',
  'totalMicrobe',
  'lacticAcidBacteria',
  'ash',
  'fructose',
  'lead',
  'sn',
] as const satisfies (keyof Product)[];

const ALWAYS: readonly string[] = ['brix', 'weight', 'origin'];

const STORAGE = ['shelfLife', 'packaging', 'colorFlavor'] as const satisfies (keyof Product)[];

/** The technical data: brix, weight and origin always, the others when the product has them. */
export function technicalRows(product: Product): SpecificationRow[] {
  return TECHNICAL.filter((key) => ALWAYS.includes(key) || product[key]).map((key) => ({
    key,
    label: detailsCopy.rows[key],
    value: technicalValue(product[key]),
  }));
}

/** Storage and packaging; only rows with a value, so that an empty block can be left out. */
export function storageRows(product: Product): SpecificationRow[] {
  return STORAGE.filter((key) => product[key]).map((key) => ({
    key,
    label: detailsCopy.storageRows[key],
    value: technicalValue(product[key]),
  }));
}
