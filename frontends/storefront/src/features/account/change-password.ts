import { api, dataOf, setCustomer, type Customer } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import type { ChangePasswordValues } from './account-schemas';

/** Sets a new password, and updates the logged-in customer, who may have had none before. */
export function useChangePassword(customer: Customer): (values: ChangePasswordValues) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ currentPassword, newPassword }) => {
    dataOf(await api.PUT('/account/password', { body: { currentPassword, newPassword } }));
    setCustomer(queryClient, { ...customer, hasPassword: true });
  };
}
