import { queryOptions } from '@afshoreh/contracts/query';
import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';

export type Seller = Schemas['PublicSeller'];

export const SELLERS_PER_PAGE = 12;

/** A page of the approved sellers: featured ones first, then by company name. */
export const sellersQuery = (page: number) =>
  queryOptions({
    queryKey: ['sellers', 'list', page],
    queryFn: ({ signal }): Promise<{ items: Seller[]; total: number }> =>
      api.GET('/sellers', { params: { query: { page, limit: SELLERS_PER_PAGE } }, signal }).then(pageOf<Seller>),
  });

async function sellerOf(id: number, signal: AbortSignal): Promise<Seller | null> {
  const answer = await api.GET('/sellers/{id}/public', { params: { path: { id } }, signal });
  return answer.response.status === 404 ? null : dataOf(answer);
}

/**
 * One approved seller, or null when it does not exist. Null is data and not an error, so the server can render the not-found
 * page with it.
 */
export const sellerQuery = (id: number) =>
  queryOptions({ queryKey: ['sellers', id], queryFn: ({ signal }) => sellerOf(id, signal) });

/** Splits a list that people typed, such as «کنسانترهٔ سیب، پورهٔ زردآلو», into its items. */
export function partsOf(list: string | null): string[] {
  return (list ?? '')
    .split(/[،,;؛\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
}
