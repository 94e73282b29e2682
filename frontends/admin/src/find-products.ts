import { api, pageOf, type Schemas } from '@afshoreh/api-client';
import { keepPreviousData, queryOptions } from '@afshoreh/contracts/query';
import { foldForSearch } from '@afshoreh/persian';

/** More products are requested than shown, because the best names may come late. */
const MAX_SHOWN = 6;
const REQUESTED = 24;

export type FoundProduct = Pick<Schemas['Product'], 'id' | 'name' | 'pack'>;

/** The products that match the words of a typed line. */
export const foundProductsQuery = (q: string) =>
  queryOptions({
    queryKey: ['products', 'for-line', q],
    queryFn: ({ signal }): Promise<FoundProduct[]> =>
      api
        .GET('/products', { params: { query: { q, limit: REQUESTED } }, signal })
        .then((page) => bestOf(pageOf(page).items, q).slice(0, MAX_SHOWN)),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });

/** «رب» also finds «آذربایجان غربی». Names that begin with the words come first, then those with a word that does. */
function bestOf<Product extends FoundProduct>(products: readonly Product[], q: string): Product[] {
  const wanted = foldForSearch(q);
  const rankOf = ({ name }: Product) => {
    const folded = foldForSearch(name);
    if (folded.startsWith(wanted)) return 0;
    return name.split(/\s/).some((word) => foldForSearch(word).startsWith(wanted)) ? 1 : 2;
  };
  return products.toSorted((one, other) => rankOf(one) - rankOf(other));
}
