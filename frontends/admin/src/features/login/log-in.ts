import { api, dataOf } from '@afshoreh/api-client';
import { adminSession, showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { copy } from './copy';

interface Credentials {
  username: string;
  password: string;
}

/**
 * Logs an admin in and stores the token (D13); whoever shows the login then leads on. `isBack`: the work goes on, without a welcome. Fails with ApiError
 * `auth.admin_credentials_wrong`, or with NetworkError.
 */
export function useLogIn(isBack: boolean) {
  return useMutation({
    mutationFn: (body: Credentials) => api.POST('/admin/login', { body }).then(dataOf),
    onSuccess: ({ token, admin }) => {
      adminSession.save({ token, admin: { ...admin, email: admin.email ?? '' } });
      if (!isBack)
        showToast({ tone: 'success', title: copy.welcome(admin.displayName), description: copy.welcomeText });
    },
  });
}
