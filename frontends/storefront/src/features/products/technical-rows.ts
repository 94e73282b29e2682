import { toPersianDigits } from '@afshoreh/persian';
import { detailsCopy } from './details-copy';
import type { Product, ProductDetails } from './get-product';
import { technicalValue } from './technical-value';

export interface SpecificationRow {
  key: string;
  label: string;
  value: string;
  /** How the value is measured, where that is known. */
  note?: string;
}

export interface SpecificationGroup {
  key: string;
  /** Missing when there is one group only. */
  title?: string;
  rows: SpecificationRow[];
}

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

const ALWAYS: readonly string[] = ['brix', 'weight', 'origin'];

/** The technical data in the order of its labels: brix, weight and origin always, the others when the product has them. */
export function technicalRows(product: Product): SpecificationRow[] {
  return keysOf(detailsCopy.rows)
    .filter((key) => ALWAYS.includes(key) || product[key])
    .map((key) => ({
      key,
      label: detailsCopy.rows[key],
      value: technicalValue(product[key]),
    }));
}

/**
 * The technical data in the groups of a data sheet: in each group the texts without a typed value, then the typed
 * values. A product without typed values has one group of texts.
 */
export function technicalGroups(product: ProductDetails): SpecificationGroup[] {
  const { specification } = product;
  const { general, ...groups } = detailsCopy.groups;
  const typed = new Set<string | null>(specification.map(({ field }) => field));
  const texts = technicalRows(product).filter(({ key }) => !typed.has(key));
  if (specification.length === 0) return [{ key: 'general', rows: texts }];
  return [
    { key: 'general', title: general, rows: texts },
    ...Object.entries(groups).map(([key, title]) => ({
      key,
      title,
      rows: specification.filter(({ group }) => group === key).map(rowOf),
    })),
  ].filter(({ rows }) => rows.length > 0);
}

function rowOf({
  parameter,
  name,
  written,
  method,
  endPoint,
}: ProductDetails['specification'][number]): SpecificationRow {
  const note = [method, endPointText(endPoint)].filter(Boolean).join('، ');
  return { key: parameter, label: name, value: toPersianDigits(written), ...(note && { note }) };
}

/** «تیتراسیون تا pH ۸٫۱», or null for a value without an end point. */
export function endPointText(endPoint: number | null): string | null {
  return endPoint === null ? null : detailsCopy.endPoint(toPersianDigits(endPoint).replace('.', '٫'));
}

/** Storage and packaging; only rows with a value, so that an empty block can be left out. */
export function storageRows(product: Product): SpecificationRow[] {
  return keysOf(detailsCopy.storageRows)
    .filter((key) => product[key])
    .map((key) => ({
      key,
      label: detailsCopy.storageRows[key],
      value: technicalValue(product[key]),
    }));
}
