import { foldForSearch, foldForSorting } from '@afshoreh/persian';
import { phoneKeyOf } from '../common/search/index.js';

/** Of the columns of both keys. */
const longestKey = 600;

/** What the admin's list searches and sorts by, stored beside the customer. */
interface CustomerKeys {
  searchKey: string;
  nameKey: string;
}

/** @param phoneNumber stored form */
export function customerKeysOf(customer: { fullName: string; email: string; phoneNumber: string }): CustomerKeys {
  const { fullName, email, phoneNumber } = customer;
  const searchKey = [phoneKeyOf(phoneNumber), foldForSearch(email), foldForSearch(fullName)].join(' ');
  return { searchKey: searchKey.slice(0, longestKey), nameKey: foldForSorting(fullName).slice(0, longestKey) };
}
