import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type LinkHolder = Schemas['AdminLinkHolderDto'];

/** Whom a link is for, while it works. The token travels in the body: no log has it. */
export const linkHolderQuery = (token: string) =>
  queryOptions({
    queryKey: ['admin', 'link', token],
    queryFn: ({ signal }) => api.POST('/admin/link', { body: { token }, signal }).then(dataOf),
    staleTime: Infinity,
  });
