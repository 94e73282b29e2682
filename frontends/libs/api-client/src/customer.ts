import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';
import { api } from './client';
import { dataOf } from './results';
import type { components } from './schema';

/** The customer who is logged in. */
export type Customer = components['schemas']['Customer'];

/** The check failed, so it is repeated on the next reconnect or focus. */
const isUnknown = ({ state }: { state: { status: string } }) => state.status === 'error';

/** The logged-in customer, or null. A failed check stays an error and is never cached as "nobody is logged in". */
export const customerQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: async ({ signal }): Promise<Customer | null> => dataOf(await api.GET('/auth/user', { signal })).user,
  refetchOnReconnect: isUnknown,
  refetchOnWindowFocus: isUnknown,
});

/**
 * The company that order forms are filled with: that of the last order, or the one that the customer entered in the
 * account.
 */
export const companyQuery = ({ id }: Customer) =>
  queryOptions({
    queryKey: ['account', id, 'company'],
    queryFn: async ({ signal }) => dataOf(await api.GET('/account/company', { signal })),
    staleTime: 0,
  });

/** Stores the customer from a login's response, without another request. */
export function setCustomer(queryClient: QueryClient, customer: Customer | null): void {
  queryClient.setQueryData(customerQuery.queryKey, customer);
}

/** Ends the customer's session on the server; throws when it could not be ended. */
export async function logOut(queryClient: QueryClient): Promise<void> {
  dataOf(await api.POST('/auth/logout'));
  setCustomer(queryClient, null);
}
