import { reasonOf } from '@afshoreh/api-client';
import { Button, EmailField, FormFailure } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { copy as siteCopy } from '../../../copy';
import { copy } from '../copy';
import { requestPasswordReset } from '../password-reset';

const text = copy.forgotPassword;

interface ForgotPasswordFormProps {
  /** The e-mail that was typed earlier. */
  email: string;
  onSent: (email: string) => void;
}

/** Asks for the link that sets a new password. */
export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../login-schemas').then(({ forgotPasswordSchema }) => forgotPasswordSchema),
    onSubmit: async (values) => {
      await requestPasswordReset(values.email);
      onSent(values.email);
    },
    onFailure: (error) => ({ title: text.failed, text: reasonOf(error) ?? siteCopy.tryAgain }),
  });

  return (
    <FormLayout {...formProps}>
      <EmailField label={text.email} required defaultValue={email} {...fieldProps('email')} />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" fullWidth pending={isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </FormLayout>
  );
}
