import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type InvitedAdmin = Schemas['AdminLinkHolder'];

/** Returns the admin for whom a link is valid. The token is sent in the body, because addresses are logged. */
export const invitedAdminQuery = (token: string) =>
  queryOptions({
    queryKey: ['admin', 'link', token],
    queryFn: ({ signal }) => api.POST('/admin/link', { body: { token }, signal }).then(dataOf),
    staleTime: Infinity,
  });
