import { toLatinDigits } from '@afshoreh/persian';

/** The page of a list that `?page=` names, from 1, in any digits; what is no page is the first. */
export function pageNumberOf(search: URLSearchParams): number {
  const page = toLatinDigits(search.get('page') ?? '');
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
