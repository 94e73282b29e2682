import { queryOptions } from '@afshoreh/contracts/query';
import { api, ApiError, pageOf } from '@afshoreh/api-client';
import type { ProductListSearch } from './product-list-search';

const PRODUCTS_PER_PAGE = 12;

export const pageCountOf = (total: number): number => Math.ceil(total / PRODUCTS_PER_PAGE);

const MILLION = 1_000_000;

/** Converts a typed price, in millions of toman, to the API's unit, one toman. */
const tomanOf = (millions: number | undefined) => (millions === undefined ? undefined : Math.round(millions * MILLION));

/** The filters of a search as the API takes them. */
export function filtersOf({ category, q, family, pack, origin, limits }: ProductListSearch) {
  const { price, weight, ...parameters } = limits;
  return {
    category,
    q: q || undefined,
    family: family || undefined,
    pack: pack || undefined,
    origin: origin || undefined,
    priceFrom: tomanOf(price?.from),
    priceTo: tomanOf(price?.to),
    weightFrom: weight?.from,
    weightTo: weight?.to,
    spec: Object.fromEntries(
      Object.entries(parameters).map(([code, { from = '', to = '' }]) => [code, `${from}..${to}`]),
    ),
  };
}

/**
 * Calls the API with a search. When the API refuses a limit, because its parameter is not in the catalogue, the call is
 * repeated without that limit.
 */
export const withKnownLimits = <Result>(
  search: ProductListSearch,
  call: (search: ProductListSearch) => Promise<Result>,
): Promise<Result> =>
  call(search).catch(async (error: unknown) => {
    // Without a connection the code below would not load either.
    if (!(error instanceof ApiError)) throw error;
    const { withoutRefused } = await import('./refused-limits');
    return call(withoutRefused(search, error));
  });

/** One page of the catalogue, filtered and sorted by the server. */
export const productsQuery = (search: ProductListSearch) =>
  queryOptions({
    queryKey: ['products', 'list', search],
    queryFn: ({ signal }) =>
      withKnownLimits(search, (known) => {
        const query = { ...filtersOf(known), sort: known.sort, page: known.page, limit: PRODUCTS_PER_PAGE };
        return api.GET('/products', { params: { query }, signal }).then(pageOf);
      }),
  });
