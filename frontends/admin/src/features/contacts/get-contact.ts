import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** One message in full: a link or a reload opens it also when it is on no visible page of the list. */
export const contactQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'contacts', 'details', id],
    queryFn: ({ signal }) => api.GET('/contacts/{id}', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });
