import { api, ApiError, customerQuery, dataOf } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';

/** Has a one-time link sent to `email`, if there is an account of it (D15); the answer does not say whether. */
export async function requestPasswordReset(email: string): Promise<void> {
  dataOf(await api.POST('/auth/forgot-password', { body: { email } }));
}

/** Sets a password with the token of the link; the customer's sessions end with it, perhaps also this browser's. */
export function useResetPassword(): (token: string, password: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (token, password) => {
    dataOf(await api.POST('/auth/reset-password', { body: { token, password } }));
    void queryClient.invalidateQueries({ queryKey: customerQuery.queryKey });
  };
}

/** Whether the link itself is at fault: unknown, used, replaced, expired, or cut off by a mail program. */
export function isLinkRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'auth.reset_token_invalid' || error.errors.some(({ field }) => field === 'token');
}
