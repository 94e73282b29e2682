import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { filtersOf, withKnownLimits } from './get-products';
import type { ProductListSearch } from './product-list-search';

export type Facets = Schemas['ProductFacets'];

/**
 * The options of the filters, each with the number of its products in the list. They do not depend on sort and page.
 */
export const facetsQuery = (search: ProductListSearch) =>
  queryOptions({
    queryKey: ['products', 'facets', { ...search, sort: '', page: 1 }],
    queryFn: ({ signal }) =>
      withKnownLimits(search, (known) =>
        api.GET('/products/facets', { params: { query: filtersOf(known) }, signal }).then(dataOf),
      ),
  });
