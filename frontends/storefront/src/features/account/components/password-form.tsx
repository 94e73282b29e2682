import { useState } from 'react';
import { useQueryClient } from '@afshoreh/contracts/query';
import type { Customer } from '@afshoreh/api-client';
import { Button, FormFailure, Notice } from '@afshoreh/ui';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { NewPasswordFields } from '../../../components/new-password-fields';
import { PasswordField } from '../../../components/password-field';
import { mySessionsQuery, useFormFailure } from '../account-calls';
import { useChangePassword } from '../change-password';
import { copy } from '../copy';
import { PanelForm } from './panel';

const text = copy.password;

/** Changes the password; the form asks for the current one if there is one, and every other session ends. */
export function PasswordForm({ customer }: { customer: Customer }) {
  const [changed, setChanged] = useState(false);
  const { email, hasPassword } = customer;
  const queryClient = useQueryClient();
  const changePassword = useChangePassword(customer);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../account-schemas').then(({ changePasswordSchema }) => changePasswordSchema(hasPassword)),
    onSubmit: async (values) => {
      setChanged(false);
      await changePassword(values);
      setChanged(true);
      void queryClient.invalidateQueries({ queryKey: mySessionsQuery(customer).queryKey });
    },
    onFailure: useFormFailure(text.failed),
  });

  return (
    <PanelForm {...formProps}>
      {/* Password managers store the new password under this user name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          label={text.current}
          required
          autoComplete="current-password"
          {...fieldProps('currentPassword')}
        />
      )}
      <NewPasswordFields name="newPassword" text={text} fieldProps={fieldProps} />
      {changed && <Notice tone="success">{text.changed}</Notice>}
      {failure && <FormFailure {...failure} />}
      <Button type="submit" pending={isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </PanelForm>
  );
}
