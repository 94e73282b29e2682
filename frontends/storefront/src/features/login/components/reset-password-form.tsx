import { reasonOf } from '@afshoreh/api-client';
import { Button, FormFailure } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { copy as siteCopy } from '../../../copy';
import { copy } from '../copy';
import { isLinkRefused, useResetPassword } from '../password-reset';
import { NewPasswordFields } from '../../../components/new-password-fields';

const text = copy.resetPassword;

interface ResetPasswordFormProps {
  token: string;
  onChanged: () => void;
  onRefused: () => void;
}

/**
 * Sets a new password, typed twice. `onRefused` is called for an invalid link, because the page shows that; other errors appear
 * beside the button.
 */
export function ResetPasswordForm({ token, onChanged, onRefused }: ResetPasswordFormProps) {
  const resetPassword = useResetPassword();
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../login-schemas').then(({ resetPasswordSchema }) => resetPasswordSchema),
    onSubmit: async ({ password }) => {
      await resetPassword(token, password);
      onChanged();
    },
    onFailure: (error) => {
      if (isLinkRefused(error)) onRefused();
      return { title: text.failed, text: reasonOf(error) ?? siteCopy.tryAgain };
    },
  });

  return (
    <FormLayout {...formProps}>
      <NewPasswordFields name="password" text={text} fieldProps={fieldProps} />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" fullWidth pending={isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </FormLayout>
  );
}
