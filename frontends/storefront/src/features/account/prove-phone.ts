import { api, dataOf, setCustomer } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import type { ProvePhoneValues } from './account-schemas';

/** Sends the code of a phone that is to open the account, and updates the customer that the whole site shows. */
export function useProvePhone(): (phone: string, values: ProvePhoneValues) => Promise<void> {
  const queryClient = useQueryClient();
  return async (phone, values) => {
    setCustomer(queryClient, dataOf(await api.PUT('/account/phone', { body: { phone, ...values } })));
    // Orders of guests with this number belong to the account now.
    void queryClient.invalidateQueries({ queryKey: ['account'] });
  };
}
