import { ApiError } from '@afshoreh/api-client';
import type { AdminAccount } from '@afshoreh/contracts';
import { Button, FormFailure, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { copy } from '../copy';
import { useLogIn } from '../log-in';

/** Username and password; for an `account` that comes back, its password. A refusal is shown in place and keeps what was typed. */
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
        // For the browser's store of passwords.
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

/** Spec §8. The server's own sentence says more when it is about the attempts, as after too many of them. */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return copy.serverFailure;
  return error.code === 'auth.admin_credentials_wrong' ? copy.wrongCredentials : error.message;
}
