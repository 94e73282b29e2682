import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type Category = Schemas['AdminCategory'];

/** The categories in their order. The product and category screens share this query. */
export const categoriesQuery = queryOptions({
  queryKey: ['admin', 'categories'],
  queryFn: ({ signal }) => api.GET('/admin/categories', { signal }).then(dataOf),
  staleTime: 0,
});
