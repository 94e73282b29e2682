import { formatDate, formatDateTime, formatFileSize, formatNumber, formatToman, phoneInText } from '@afshoreh/persian';
import { postCategoryLabels } from '../../content/index.js';
import { orderStatusNames } from '../../orders/index.js';
import { sellerStatusNames } from '../../sellers/index.js';
import { copy as ofOperations } from '../copy.js';
import { copy, valueNames } from './copy.js';

/** What categories are called, by slug. */
export interface ValueNames {
  categories: ReadonlyMap<string, string>;
}

const codes: Record<string, Record<string, string>> = {
  ...valueNames,
  'order.status': orderStatusNames,
  'post.category': postCategoryLabels,
  'seller.status': sellerStatusNames,
};
const numbers: Record<string, (value: number) => string> = {
  price: formatToman,
  usdRate: formatToman,
  usdPerTon: (value) => copy.dollars(formatNumber(value)),
  quantity: (value) => copy.kilograms(formatNumber(value)),
  size: formatFileSize,
};
const phones = new Set(['phone', 'phoneNumber', 'salesPhone', 'whatsappNumber']);
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
/** Of an item of a list: which one it is says nothing to a person. */
const hiddenOfItems = new Set(['id', 'mediaId', 'productId', 'url', 'mimeType', 'adminId']);

/** A recorded value as its reader knows it; null for nothing. */
export function wordsOf(subject: string, field: string, value: unknown, names: ValueNames): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'number') return (numbers[field] ?? formatNumber)(value);
  if (typeof value === 'string') return textOf(subject, field, value, names);
  if (Array.isArray(value)) return listOf(subject, field, value, names);
  const { name, title } = value as Record<string, unknown>;
  return wordsOf(subject, field, name ?? title, names);
}

function textOf(subject: string, field: string, value: string, { categories }: ValueNames): string {
  if (value === ofOperations.forgotten) return value;
  if (subject === 'product' && field === 'category') return categories.get(value) ?? value;
  const known = codes[`${subject}.${field}`]?.[value];
  if (known) return known;
  if (moment.test(value)) return formatDateTime(value);
  if (day.test(value)) return formatDate(`${value}T12:00:00Z`);
  return phones.has(field) ? phoneInText(value) : value;
}

/** Words after commas; things of several values one a line. */
function listOf(subject: string, field: string, items: unknown[], names: ValueNames): string | null {
  const isOfThings = items.some((item) => typeof item === 'object');
  const words = items.map((item) =>
    isOfThings ? itemOf(subject, item as object, names) : wordsOf(subject, field, item, names),
  );
  return words.filter(Boolean).join(isOfThings ? '\n' : copy.comma) || null;
}

function itemOf(subject: string, item: object, names: ValueNames): string {
  return Object.entries(item)
    .filter(([field]) => !hiddenOfItems.has(field))
    .flatMap(([field, value]) => wordsOf(subject, field, value, names) ?? [])
    .join(copy.comma);
}
