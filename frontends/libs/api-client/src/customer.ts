import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';
import { api } from './client';
import { dataOf } from './results';
import type { components } from './schema';

/** The customer who is logged in. */
export type Customer = components['schemas']['CustomerDto'];

async function currentCustomer(signal: AbortSignal): Promise<Customer | null> {
  try {
    return dataOf(await api.GET('/auth/user', { signal })).user;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Who is logged in, or null. A check that fails counts as nobody (spec §4): a visitor is never stopped by it. */
export const customerQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: ({ signal }) => currentCustomer(signal),
});

/** Says who is logged in from now on, as a login answered it, without asking the server again. */
export function setCustomer(queryClient: QueryClient, customer: Customer | null): void {
  queryClient.setQueryData(customerQuery.queryKey, customer);
}

/** Ends the customer's session on the server; throws when it could not be ended. */
export async function logOut(queryClient: QueryClient): Promise<void> {
  dataOf(await api.POST('/auth/logout'));
  setCustomer(queryClient, null);
}
