import { api, ApiError, dataOf, NetworkError, reasonOf, setCustomer } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { copy as siteCopy } from '../../copy';
import { copy } from './copy';
import type { LoginValues, RegisterValues } from './login-schemas';

/** Begins a customer's session (D12) and makes it known to the whole page; throws what `dataOf` throws. */
export function useLogIn(): (values: LoginValues) => Promise<void> {
  const queryClient = useQueryClient();
  return async (values) => {
    const { user } = dataOf(await api.POST('/auth/login', { body: values }));
    setCustomer(queryClient, user);
  };
}

/** Makes a customer's account; the repeated password and the accepted terms are not sent (spec §3). */
export async function register({ fullName, email, phoneNumber, password }: RegisterValues): Promise<void> {
  dataOf(await api.POST('/auth/register', { body: { fullName, email, phoneNumber, password } }));
}

/** What a failed login says (spec §8): the server's message, else what is most likely wrong. */
export function loginFailure(error: unknown): string {
  if (error instanceof NetworkError) return siteCopy.tryAgain;
  return reasonOf(error) ?? (error instanceof ApiError && error.status < 500 ? copy.login.wrong : siteCopy.tryAgain);
}

/** What a failed sign-up says (spec §8). */
export function registerFailure(error: unknown): string {
  return error instanceof NetworkError ? siteCopy.tryAgain : (reasonOf(error) ?? copy.register.problem);
}
