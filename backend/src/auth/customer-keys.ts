import { foldForSearch, foldForSorting, toLatinDigits } from '@afshoreh/persian';
import { nationalPhoneOf } from '../common/validation/index.js';

/** Of the columns of both keys. */
const longestKey = 600;

/** What the admin's list searches and sorts by, stored beside the customer. */
export interface CustomerKeys {
  searchKey: string;
  nameKey: string;
}

/**
 * @param phoneNumber stored form; an Iranian number is looked for as 0914…, 914… or 98914…: the key has the first and
 * the last, which contain the second.
 */
export function customerKeysOf(customer: { fullName: string; email: string; phoneNumber: string }): CustomerKeys {
  const { fullName, email, phoneNumber } = customer;
  const national = nationalPhoneOf(phoneNumber);
  const phones = [phoneNumber.replace('+', ''), ...(national === phoneNumber ? [] : [national])];
  const searchKey = [...phones, foldForSearch(email), foldForSearch(fullName)].join(' ');
  return { searchKey: searchKey.slice(0, longestKey), nameKey: foldForSorting(fullName).slice(0, longestKey) };
}

/** A question as keys can answer it: a typed phone loses its +, and «۰۰۹۸» is the same as «+۹۸». */
export function questionForKeys(question: string): string {
  return toLatinDigits(question.trim()).replace(/^\+|^00(?=[1-9])/, '');
}
