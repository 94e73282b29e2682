import { Button, ErrorBox } from '@afshoreh/ui';
import { useZodForm } from '@afshoreh/ui/form';
import { useState } from 'react';
import { copy } from '../copy';
import { resetPasswordSchema, type ResetPasswordValues } from '../login-schemas';
import { isLinkRefused, resetFailure, useResetPassword } from '../password-reset';
import { Form } from './form';
import { PasswordField } from './password-field';

const text = copy.resetPassword;

interface ResetPasswordFormProps {
  token: string;
  onChanged: () => void;
  onRefused: () => void;
}

/** A new password, twice (D15). A link at fault is the page's to say; whatever else failed is said above the fields. */
export function ResetPasswordForm({ token, onChanged, onRefused }: ResetPasswordFormProps) {
  const { form, fieldProps, showProblem } = useZodForm(resetPasswordSchema, {
    defaultValues: { password: '', confirmPassword: '' },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const resetPassword = useResetPassword();

  async function handleSubmit({ password }: ResetPasswordValues) {
    setFailure(null);
    try {
      await resetPassword(token, password);
      onChanged();
    } catch (error) {
      if (isLinkRefused(error)) return onRefused();
      showProblem(error);
      setFailure(resetFailure(error));
    }
  }

  return (
    <Form method="post" noValidate onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}>
      {failure && <ErrorBox title={text.failed}>{failure}</ErrorBox>}
      <PasswordField
        label={text.password}
        hint={text.passwordHint}
        required
        autoComplete="new-password"
        {...fieldProps('password')}
      />
      <PasswordField
        label={text.confirmPassword}
        required
        autoComplete="new-password"
        {...fieldProps('confirmPassword')}
      />
      <Button type="submit" size="large" fullWidth pending={form.formState.isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </Form>
  );
}
