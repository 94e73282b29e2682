import { api, pageOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** The first documents that a search finds, and how many there are. */
export const documentsQuery = (q: string) =>
  queryOptions({
    queryKey: ['documents', q],
    queryFn: ({ signal }) => api.GET('/documents', { params: { query: { q } }, signal }).then(pageOf),
  });
