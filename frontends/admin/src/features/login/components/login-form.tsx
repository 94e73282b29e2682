import { ApiError, api, dataOf } from '@afshoreh/api-client';
import { type AdminAccount, adminSession, showToast } from '@afshoreh/contracts';
import { Button, FormFailure, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { useMutation } from '@afshoreh/contracts/query';
import { copy } from '../copy';

/**
 * The login form. With an `account` whose session has ended it asks only for the password. A failure is shown in the
 * form, and the input stays.
 */
export function LoginForm({ account }: { account?: AdminAccount }) {
  const logIn = useLogIn(account !== undefined);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../credentials-schema').then(({ credentialsSchema }) => credentialsSchema),
    onSubmit: (credentials) => logIn.mutateAsync(credentials),
    keep: true,
    onFailure: (error) => ({ title: messageOf(error), text: null }),
  });

  return (
    <FormLayout {...formProps}>
      {account ? (
        // Browsers need a username field to find the stored password.
        <input hidden readOnly name="username" autoComplete="username" value={account.username} />
      ) : (
        <TextField
          label={copy.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          ltr
          {...fieldProps('username')}
        />
      )}
      <TextField
        label={copy.password}
        type="password"
        autoComplete="current-password"
        required
        ltr
        {...fieldProps('password')}
      />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" fullWidth pending={isSubmitting} pendingLabel={copy.pending}>
        {copy.submit}
      </Button>
    </FormLayout>
  );
}

/**
 * Returns the text for a failure. A refusal for another reason than a wrong password shows the server's message: after
 * too many attempts it says how long to wait.
 */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return copy.serverFailure;
  return error.code === 'auth.admin_credentials_wrong' ? copy.wrongCredentials : error.message;
}

interface Credentials {
  username: string;
  password: string;
}

/**
 * Logs an admin in and stores the token. The caller then navigates. With `isBack` the work continues without a welcome
 * message. Fails with ApiError `auth.admin_credentials_wrong`, or with NetworkError.
 */
function useLogIn(isBack: boolean) {
  return useMutation({
    mutationFn: (body: Credentials) => api.POST('/admin/login', { body }).then(dataOf),
    onSuccess: ({ token, admin }) => {
      adminSession.save({ token, admin: { ...admin, email: admin.email ?? '' } });
      if (!isBack)
        showToast({ tone: 'success', title: copy.welcome(admin.displayName), description: copy.welcomeText });
    },
  });
}
