import { foldForSearch, foldForSorting } from '@afshoreh/persian';

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
  const national = phoneNumber.startsWith('+98') ? ` 0${phoneNumber.slice(3)}` : '';
  const searchKey = `${phoneNumber.replace('+', '')}${national} ${foldForSearch(email)} ${foldForSearch(fullName)}`;
  return { searchKey: searchKey.slice(0, longestKey), nameKey: foldForSorting(fullName).slice(0, longestKey) };
}

/** A question as it stands in a `searchKey`: a typed phone loses its +, and «۰۰۹۸» is the same as «+۹۸». */
export function wantedKeyOf(question: string): string {
  return foldForSearch(question).replace(/^\+|^00(?=[1-9])/, '');
}
