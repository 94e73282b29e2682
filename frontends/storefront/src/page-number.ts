import { toLatinDigits } from '@afshoreh/persian';

/** The number in `?page=`, from 1, in Latin or Persian digits; anything invalid means the first page. */
export function pageNumberOf(search: URLSearchParams): number {
  const page = toLatinDigits(search.get('page') ?? '');
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
