import { Button, ErrorBox, TextField } from '@afshoreh/ui';
import { useZodForm } from '@afshoreh/ui/form';
import { useState } from 'react';
import { copy } from '../copy';
import { forgotPasswordSchema, type ForgotPasswordValues } from '../login-schemas';
import { requestPasswordReset, resetFailure } from '../password-reset';
import { Form } from './form';

const text = copy.forgotPassword;

interface ForgotPasswordFormProps {
  /** What was typed before. */
  email: string;
  onSent: (email: string) => void;
}

/** Asks for the link to a new password (D15). */
export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { form, fieldProps, showProblem } = useZodForm(forgotPasswordSchema, { defaultValues: { email } });
  const [failure, setFailure] = useState<string | null>(null);

  async function handleSubmit(values: ForgotPasswordValues) {
    setFailure(null);
    try {
      await requestPasswordReset(values.email);
      onSent(values.email);
    } catch (error) {
      showProblem(error);
      setFailure(resetFailure(error));
    }
  }

  return (
    <Form method="post" noValidate onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}>
      {failure && <ErrorBox title={text.failed}>{failure}</ErrorBox>}
      <TextField label={text.email} required ltr type="email" autoComplete="email" {...fieldProps('email')} />
      <Button type="submit" size="large" fullWidth pending={form.formState.isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </Form>
  );
}
