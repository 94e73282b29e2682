import { foldForSearch, toLatinDigits } from '@afshoreh/persian';
import type { EntityManager } from 'typeorm';
import { searchWordsOf } from '../../common/search/index.js';
import { rowLock } from '../../database/index.js';
import type { RecordRef } from '../record-ref.js';
import { AdminListViews, type ListView } from './list-views.entity.js';

/** The lists in which a kind of record is found by personal data. A kind that is not named here may be found in any list. */
const listsOf: Record<string, readonly string[]> = {
  comment: ['comments'],
  contact: ['contacts'],
  customer: ['customers', 'orders'],
  order: ['orders'],
  seller: ['sellers', 'audit'],
  subscriber: ['newsletter'],
};
/** A part of a phone or an e-mail address that is shorter than this matches too many people. */
const leastPart = 4;
const leastNumber = 7;

/**
 * Removes saved searches for a person whose data is removed: searches that contain one of the values, and searches in a list
 * of such records in which every word belongs to one of the values. The version rises, so that an open page cannot store the
 * old searches again.
 */
export async function forgetViews(tx: EntityManager, record: RecordRef, values: readonly string[]): Promise<void> {
  if (values.length === 0) return;
  for (const { adminId, views, version } of await tx.find(AdminListViews, rowLock(tx))) {
    const kept = views.filter((view) => !isSearchFor(view, record, values));
    if (kept.length < views.length) await tx.update(AdminListViews, { adminId }, { views: kept, version: version + 1 });
  }
}

function isSearchFor({ list, name, search }: ListView, { subject }: RecordRef, values: readonly string[]): boolean {
  const parameters = new URLSearchParams(search);
  const texts = [name, ...parameters.values()];
  if (values.some((value) => texts.some((text) => containsValue(text, value)))) return true;
  return (listsOf[subject]?.includes(list) ?? true) && consistsOf(parameters.get('q') ?? '', values);
}

/** Whether a text contains the whole value. A name of one word does not count, because it may be any word of the text. */
function containsValue(text: string, value: string): boolean {
  if (isNumber(value)) return digitsOf(value).length >= leastNumber && digitsOf(text).includes(digitsOf(value));
  return /[\s@]/.test(value.trim()) && foldForSearch(text).includes(foldForSearch(value));
}

/** Whether every word of the question is a word of the values, or a part of a phone or an e-mail. */
function consistsOf(question: string, values: readonly string[]): boolean {
  const digits = digitsOf(question);
  if (isNumber(question)) return digits.length >= leastPart && values.some((value) => digitsOf(value).includes(digits));
  // A name may be typed with spaces in other places than in the stored name.
  const known = new Set(values.flatMap((value) => [foldForSearch(value), ...searchWordsOf(value)]));
  const addresses = values.filter((value) => value.includes('@')).map(foldForSearch);
  const isPart = (word: string): boolean =>
    word.length >= leastPart && addresses.some((address) => address.includes(word));
  const words = searchWordsOf(question);
  if (known.has(foldForSearch(question))) return true;
  return words.length > 0 && words.every((word) => known.has(word) || isPart(word));
}

function isNumber(text: string): boolean {
  return /^[\d\s+()-]+$/.test(toLatinDigits(text));
}

/** The digits without the prefix of Iran, which is stored as +98 and typed as 0. */
function digitsOf(text: string): string {
  return toLatinDigits(text)
    .replace(/\D/g, '')
    .replace(/^(?:00)?98(?=\d{10}$)|^0(?=\d)/, '');
}
