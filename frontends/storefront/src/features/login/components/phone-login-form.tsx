import { useState } from 'react';
import { ApiError } from '@afshoreh/api-client';
import { Button, Checkbox, FormFailure, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { CodeField } from '../../../components/phone-code/code-field';
import { SendAgain } from '../../../components/phone-code/send-again';
import type { SentCode } from '../../../components/phone-code/send-code';
import { copy } from '../copy';
import { loginFailure, useLogInByPhone } from '../log-in';

const text = copy.login;

interface PhoneLoginFormProps {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onChange: () => void;
  onLogIn: () => void;
}

/** The second step: the code, and a name when the number has no account yet and no order names its buyer. */
export function PhoneLoginForm({ sent, onSent, onChange, onLogIn }: PhoneLoginFormProps) {
  const [asksForName, setAsksForName] = useState(false);
  const logIn = useLogInByPhone();
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../login-schemas').then(({ phoneLoginSchema }) => phoneLoginSchema),
    onSubmit: async (values) => {
      await logIn(sent.phone, values).catch((error: unknown) => {
        if (isAboutName(error)) setAsksForName(true);
        throw error;
      });
      onLogIn();
    },
    keep: true,
    onFailure: (error) => (isAboutName(error) ? null : { title: text.failed, text: loginFailure(error) }),
  });

  return (
    <FormLayout {...formProps}>
      <CodeField phone={sent.phone} {...fieldProps('code')} />
      {asksForName && (
        <TextField
          ref={focusOnce}
          label={copy.register.fullName}
          required
          autoComplete="name"
          {...fieldProps('fullName')}
        />
      )}
      <Checkbox label={text.rememberMe} hint={text.rememberHint} {...fieldProps('rememberMe')} />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" fullWidth pending={isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
      <SendAgain sent={sent} onSent={onSent} onChange={onChange} />
    </FormLayout>
  );
}

/** The name's field appears with the error, so the form cannot focus it itself. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
const isAboutName = (error: unknown) => error instanceof ApiError && error.code === 'auth.name_needed';
