import { api, pageOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** The first documents that match a search, and the number of all. */
export const documentsQuery = (q: string) =>
  queryOptions({
    queryKey: ['documents', q],
    queryFn: ({ signal }) => api.GET('/documents', { params: { query: { q } }, signal }).then(pageOf),
  });
