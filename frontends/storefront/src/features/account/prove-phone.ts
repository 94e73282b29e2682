import { api, dataOf, setCustomer } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import type { ProvePhoneValues } from './account-schemas';

/**
 * Verifies a phone with which the customer can log in from now on, and updates the customer that the whole site shows.
 */
export function useProvePhone(): (phone: string, values: ProvePhoneValues) => Promise<void> {
  const queryClient = useQueryClient();
  return async (phone, values) => {
    setCustomer(queryClient, dataOf(await api.PUT('/account/phone', { body: { phone, ...values } })));
    // Orders that were placed with this number without an account belong to the account now.
    void queryClient.invalidateQueries({ queryKey: ['account'] });
  };
}
