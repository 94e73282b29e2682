import type { Customer } from '@afshoreh/api-client';
import { Button, FormFailure } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { CodeField } from '../../../components/phone-code/code-field';
import { SendAgain } from '../../../components/phone-code/send-again';
import type { SentCode } from '../../../components/phone-code/send-code';
import { PasswordField } from '../../../components/password-field';
import { useFormFailure } from '../account-calls';
import { phoneCopy as text } from '../phone-copy';
import { useProvePhone } from '../prove-phone';

interface PhoneProofFormProps {
  customer: Customer;
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onChange: () => void;
  onProven: () => void;
}

/**
 * The form for the code. It also asks for the password of an account that has one, because afterwards the phone can
 * open the account.
 */
export function PhoneProofForm({ customer, sent, onSent, onChange, onProven }: PhoneProofFormProps) {
  const provePhone = useProvePhone();
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../account-schemas').then(({ provePhoneSchema }) => provePhoneSchema(customer.hasPassword)),
    onSubmit: async (values) => {
      await provePhone(sent.phone, values);
      onProven();
    },
    keep: true,
    onFailure: useFormFailure(text.failed),
  });

  return (
    <FormLayout {...formProps}>
      <CodeField phone={sent.phone} {...fieldProps('code')} />
      {customer.hasPassword && (
        <PasswordField
          label={text.password}
          hint={text.passwordHint}
          required
          autoComplete="current-password"
          {...fieldProps('currentPassword')}
        />
      )}
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" fullWidth pending={isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
      <SendAgain sent={sent} onSent={onSent} onChange={onChange} />
    </FormLayout>
  );
}
