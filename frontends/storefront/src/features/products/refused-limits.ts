import { ApiError } from '@afshoreh/api-client';
import type { ProductListSearch } from './product-list-search';

/** The search without the limits that the API refused, as `spec[code]`. Throws the error when it refused no limit. */
export function withoutRefused(search: ProductListSearch, error: unknown): ProductListSearch {
  const refused = error instanceof ApiError ? error.errors.map(({ field }) => field) : [];
  const isKnown = ([code]: [string, unknown]) => !refused.includes(`spec[${code}]`);
  const known = Object.entries(search.limits).filter(isKnown);
  if (known.length === Object.keys(search.limits).length) throw error;
  return { ...search, limits: Object.fromEntries(known) };
}
