import { api, ApiError, dataOf, NetworkError, reasonOf, setCustomer } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { copy as siteCopy } from '../../copy';
import { copy } from './copy';
import type { LoginValues, PhoneLoginValues, RegisterValues } from './login-schemas';

/** Logs a customer in and updates the customer that the whole site shows; throws what `dataOf` throws. */
export function useLogIn(): (values: LoginValues) => Promise<void> {
  const queryClient = useQueryClient();
  return async (values) => {
    const { user } = dataOf(await api.POST('/auth/login', { body: values }));
    setCustomer(queryClient, user);
  };
}

/** Logs a customer in with a code that was sent to the phone. */
export function useLogInByPhone(): (phone: string, values: PhoneLoginValues) => Promise<void> {
  const queryClient = useQueryClient();
  return async (phone, values) => {
    const { user } = dataOf(await api.POST('/auth/phone-login', { body: { phone, ...values } }));
    setCustomer(queryClient, user);
  };
}

/** Creates a customer's account; it does not send the repeated password and the accepted terms. */
export async function register({ fullName, email, phoneNumber, password }: RegisterValues): Promise<void> {
  dataOf(await api.POST('/auth/register', { body: { fullName, email, phoneNumber, password } }));
}

/** The message for a failed login: the server's, or else the most likely reason. */
export function loginFailure(error: unknown): string {
  if (error instanceof NetworkError) return siteCopy.tryAgain;
  return reasonOf(error) ?? (error instanceof ApiError && error.status < 500 ? copy.login.wrong : siteCopy.tryAgain);
}

/** The message for a failed sign-up. */
export function registerFailure(error: unknown): string {
  return error instanceof NetworkError ? siteCopy.tryAgain : (reasonOf(error) ?? copy.register.problem);
}
