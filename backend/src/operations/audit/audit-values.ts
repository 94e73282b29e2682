import {
  formatDate,
  formatDateTime,
  formatFileSize,
  formatNumber,
  formatToman,
  MONTHS,
  phoneInText,
} from '@afshoreh/persian';
import { yesOrNo } from '../../common/http/index.js';
import { recordKindOf } from '../../records.js';
import { copy as ofOperations } from '../copy.js';
import { copy } from './copy.js';

/** The names of categories, by slug. */
export interface ValueNames {
  categories: ReadonlyMap<string, string>;
}

const numbers: Record<string, (value: number) => string> = {
  price: formatToman,
  usdRate: formatToman,
  usdPerTon: (value) => copy.dollars(formatNumber(value)),
  quantity: (value) => copy.kilograms(formatNumber(value)),
  size: formatFileSize,
  pressMonths: (month) => MONTHS[month - 1] ?? formatNumber(month),
};
const phones = new Set(['phone', 'phoneNumber', 'salesPhone', 'whatsappNumber']);
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
const phone = /^\+?\d{5,15}$/;
/** Fields of list items that only identify the item and tell a reader nothing. */
const hiddenOfItems = new Set([
  'id',
  'mediaId',
  'productId',
  'url',
  'mimeType',
  'adminId',
  'variants',
  'width',
  'height',
]);

/** A recorded value as text for readers; null when there is no value. */
export function wordsOf(subject: string, field: string, value: unknown, names: ValueNames): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return (ownOf(numbers, field) ?? formatNumber)(value);
  if (typeof value === 'string') return textOf(subject, field, value, names);
  if (Array.isArray(value)) return listOf(subject, field, value, names);
  const { name, title } = value as Record<string, unknown>;
  return wordsOf(subject, field, name ?? title, names);
}

function textOf(subject: string, field: string, value: string, { categories }: ValueNames): string {
  if (value === ofOperations.forgotten) return value;
  if (subject === 'product' && field === 'category') return categories.get(value) ?? value;
  const known = ownOf(ownOf(recordKindOf(subject)?.valueNames ?? {}, field) ?? {}, value);
  if (known) return known;
  if (moment.test(value) && isDate(value)) return formatDateTime(value);
  const noon = `${value}T12:00:00.000Z`;
  if (day.test(value) && isDate(noon)) return formatDate(noon);
  return phones.has(field) && phone.test(value) ? phoneInText(value) : value;
}

/** False for typed text that looks like a date, such as 2026-99-99, and for days that do not exist. */
function isDate(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

/** Looks up own properties only, because recorded names may be `toString` and the like. */
export function ownOf<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Joins words with commas, and puts items with several values on lines of their own. */
function listOf(subject: string, field: string, items: unknown[], names: ValueNames): string | null {
  const hasRecords = items.some(isRecord);
  const words = items.map((item) =>
    isRecord(item) ? itemOf(subject, item, names) : wordsOf(subject, field, item, names),
  );
  return words.filter(Boolean).join(hasRecords ? '\n' : copy.comma) || null;
}

function isRecord(item: unknown): item is object {
  return typeof item === 'object' && item !== null && !Array.isArray(item);
}

function itemOf(subject: string, item: object, names: ValueNames): string {
  return Object.entries(item)
    .filter(([field]) => !hiddenOfItems.has(field))
    .flatMap(([field, value]) => wordsOf(subject, field, value, names) ?? [])
    .join(copy.comma);
}
