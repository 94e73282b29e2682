import { api, dataOf } from '@afshoreh/api-client';
import { adminSession } from '@afshoreh/contracts';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';

interface Credentials {
  username: string;
  password: string;
}

/** Logs an admin in and stores the token (D13). Fails with ApiError `auth.admin_credentials_wrong` or a lost connection. */
async function logIn(credentials: Credentials) {
  const { token, admin } = dataOf(await api.POST('/admin/login', { body: credentials }));
  adminSession.save({ token, admin: { ...admin, email: admin.email ?? '' } });
  return admin;
}

export function useLogIn(options: Pick<UseMutationOptions<Awaited<ReturnType<typeof logIn>>, Error, Credentials>, 'onSuccess'>) {
  return useMutation({ mutationFn: logIn, ...options });
}
