import { api, dataOf } from '@afshoreh/api-client';
import { MOST_COMPARED } from '@afshoreh/contracts';
import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';
import { LONGEST_SKU, skuOf, skuPattern } from '@afshoreh/persian/skus';
import { askedOf, type Asked } from '../../../components/comparison/asked';
import { lotOf, type Analysis, type PublicLot } from '../get-lots';

/** A lot with its latest certificate; the document of the page carries no earlier ones. */
export type ComparedLot = Omit<PublicLot, 'analyses'> & { analysis: Analysis | null };

/** The numbers of lots are made of the characters of a SKU and folded like one. */
function numberOf(text: string): string | null {
  const number = skuOf(text);
  return skuPattern.test(number) && number.length <= LONGEST_SKU ? number : null;
}

/** Reads `?lots=AP-1405-017,AP-1405-021`. */
export const askedLots = (search: URLSearchParams): Asked<string> => askedOf(search, 'lots', numberOf);

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

/** The lots that may be added: those of the first product that still exists. */
export const moreLotsQuery = (lots: readonly (ComparedLot | null)[]) => {
  const productId = lots.find((lot) => typeof lot?.productId === 'number')?.productId ?? null;
  return { ...numbersOnSaleQuery(productId ?? 0), enabled: productId !== null };
};

/** For the server's HTML. The product of the first lot is known only once that was fetched. */
export async function prefetchComparedLots(numbers: readonly string[], data: QueryClient): Promise<void> {
  await data.prefetchQuery(comparedLotsQuery(numbers));
  const more = moreLotsQuery(data.getQueryData(comparedLotsQuery(numbers).queryKey) ?? []);
  if (more.enabled && numbers.length < MOST_COMPARED) await data.prefetchQuery(more);
}
