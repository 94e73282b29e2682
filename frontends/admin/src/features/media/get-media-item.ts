import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** A file as the server has it now: what its details start from, also when it is not on the visible page. */
export const mediaItemQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'media', 'details', id],
    queryFn: ({ signal }) => api.GET('/media/{id}', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
    gcTime: 0,
  });
