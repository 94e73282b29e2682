import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { filtersOf, withKnownLimits } from './get-products';
import type { ProductListSearch } from './product-list-search';

export type Facets = Schemas['ProductFacets'];

/** What the filters of a list offer, with the number of products that the list has with each. The sort and the page do not matter. */
export const facetsQuery = (search: ProductListSearch) =>
  queryOptions({
    queryKey: ['products', 'facets', { ...search, sort: '', page: 1 }],
    queryFn: ({ signal }) =>
      withKnownLimits(search, (known) =>
        api.GET('/products/facets', { params: { query: filtersOf(known) }, signal }).then(dataOf),
      ),
  });
