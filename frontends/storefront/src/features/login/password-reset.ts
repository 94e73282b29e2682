import { api, ApiError, customerQuery, dataOf } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';

/** Sends a one-time link to `email` if it has an account; the response does not reveal whether it has. */
export async function requestPasswordReset(email: string): Promise<void> {
  dataOf(await api.POST('/auth/forgot-password', { body: { email } }));
}

/** Sets a password with the link's token. This ends the customer's sessions, perhaps also the one of this browser. */
export function useResetPassword(): (token: string, password: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (token, password) => {
    dataOf(await api.POST('/auth/reset-password', { body: { token, password } }));
    void queryClient.invalidateQueries({ queryKey: customerQuery.queryKey });
  };
}

/** Whether the link is invalid: unknown, used, replaced, expired, or cut off by a mail program. */
export function isLinkRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'auth.reset_token_invalid' || error.errors.some(({ field }) => field === 'token');
}
