import { api, dataOf } from '@afshoreh/api-client';
import { MOST_COMPARED } from '@afshoreh/contracts';
import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';
import { LONGEST_SKU, skuOf, skuPattern } from '@afshoreh/persian/skus';
import { comparedItemsOf, type ComparedItems } from '../../../components/comparison/asked';
import { lotOf, type Analysis, type PublicLot } from '../get-lots';

/** A lot with its latest certificate only, because the document of the page contains this data. */
export type ComparedLot = Omit<PublicLot, 'analyses'> & { analysis: Analysis | null };

/** Lot numbers have the characters of an SKU and are normalised like one. */
function numberOf(text: string): string | null {
  const number = skuOf(text);
  return skuPattern.test(number) && number.length <= LONGEST_SKU ? number : null;
}

/** Parses `?lots=AP-1405-017,AP-1405-021`. */
export const lotsToCompare = (search: URLSearchParams): ComparedItems<string> =>
  comparedItemsOf(search, 'lots', numberOf);

async function comparedLot(number: string, signal: AbortSignal): Promise<ComparedLot | null> {
  const lot = await lotOf(number, signal);
  if (!lot) return null;
  const { analyses, ...facts } = lot;
  return { ...facts, analysis: analyses[0] ?? null };
}

/** The lots with these numbers, in this order; null for those that do not exist. */
export const comparedLotsQuery = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: ['lots', 'compared', numbers],
    queryFn: ({ signal }) => Promise.all(numbers.map((number) => comparedLot(number, signal))),
  });

/** More links than this would hide the table from a phone. */
const MOST_OFFERED = 6;

/** The numbers of the newest lots of the product on sale. */
const numbersOnSaleQuery = (productId: number) =>
  queryOptions({
    queryKey: ['lots', 'numbers', productId],
    queryFn: async ({ signal }): Promise<string[]> => {
      const answer = await api.GET('/lots', { params: { query: { productId } }, signal });
      const lots = answer.response.status === 404 ? [] : dataOf(answer);
      return lots.slice(0, MOST_OFFERED).map(({ number }) => number);
    },
  });

/** The lots that can be added: other lots of the first product in the comparison that still exists. */
export const moreLotsQuery = (lots: readonly (ComparedLot | null)[]) => {
  const productId = lots.find((lot) => typeof lot?.productId === 'number')?.productId ?? null;
  return { ...numbersOnSaleQuery(productId ?? 0), enabled: productId !== null };
};

/** Prefetches the data for the server's HTML. The product is known only after the first lot was fetched. */
export async function prefetchComparedLots(numbers: readonly string[], data: QueryClient): Promise<void> {
  await data.prefetchQuery(comparedLotsQuery(numbers));
  const more = moreLotsQuery(data.getQueryData(comparedLotsQuery(numbers).queryKey) ?? []);
  if (more.enabled && numbers.length < MOST_COMPARED) await data.prefetchQuery(more);
}
