import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** The parameters in the order of the data sheet. Specifications and certificates of analysis share this query. */
export const parametersQuery = queryOptions({
  queryKey: ['admin', 'parameters'],
  queryFn: ({ signal }) => api.GET('/parameters', { signal }).then(dataOf) as Promise<Schemas['Parameter'][]>,
  staleTime: 0,
});
