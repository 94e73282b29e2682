import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type Category = Schemas['CategoryDto'];

/** The admin's categories in their order (D1); product and category screens share the one answer. */
export const categoriesQuery = queryOptions({
  queryKey: ['admin', 'categories'],
  queryFn: ({ signal }) => api.GET('/categories', { signal }).then(dataOf),
  staleTime: 0,
});
