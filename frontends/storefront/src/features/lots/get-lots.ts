import { queryOptions } from '@afshoreh/contracts/query';
import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import type { ReadyLot } from './ready-lots';

export type PublicLot = Schemas['PublicLot'];
export type Analysis = Schemas['Analysis'];
export type Result = Schemas['Result'];

/**
 * The lots on sale for the product's page. The page's document contains this data, so it has only what the page shows;
 * the code that selects it loads with the first request.
 */
export const readyLotsQuery = (productId: number) =>
  queryOptions({
    queryKey: ['lots', 'of', productId],
    queryFn: async ({ signal }): Promise<ReadyLot[]> => {
      const [answer, { readyLots }] = await Promise.all([
        api.GET('/lots', { params: { query: { productId } }, signal }),
        import('./ready-lots'),
      ]);
      return readyLots(answer.response.status === 404 ? [] : dataOf(answer));
    },
  });

/** Null when there is no lot with this number. */
export async function lotOf(number: string, signal: AbortSignal): Promise<PublicLot | null> {
  const answer = await api.GET('/lots/{number}', { params: { path: { number } }, signal });
  return answer.response.status === 404 ? null : dataOf(answer);
}

/** A lot by its number, or null when there is none. Null is data, so the server can render the not-found page with it. */
export const lotQuery = (number: string) =>
  queryOptions({ queryKey: ['lots', number], queryFn: ({ signal }) => lotOf(number, signal) });
