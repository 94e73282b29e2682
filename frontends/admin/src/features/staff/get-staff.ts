import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type StaffMember = Schemas['StaffMemberDto'];

export const ROLES = ['owner', 'sales', 'editor'] as const satisfies readonly Schemas['AdminRole'][];

export const staffQuery = queryOptions({
  queryKey: ['admin', 'staff'],
  queryFn: ({ signal }) => api.GET('/admin/staff', { signal }).then(dataOf),
  staleTime: 0,
});
