import { Link } from '@afshoreh/contracts/router';
import { Button, Checkbox, ErrorBox, TextField } from '@afshoreh/ui';
import { useZodForm } from '@afshoreh/ui/form';
import { useState } from 'react';
import { copy } from '../copy';
import { register, registerFailure } from '../log-in';
import { registerSchema, type RegisterValues } from '../login-schemas';
import { Form } from './form';
import { PasswordField } from './password-field';

const text = copy.register;
const EMPTY: RegisterValues = {
  fullName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
};

interface RegisterFormProps {
  onRegister: (email: string) => void;
}

/** Sign-up (spec §5): what the server refuses is said under its field, and above the form. */
export function RegisterForm({ onRegister }: RegisterFormProps) {
  const { form, fieldProps, showProblem } = useZodForm(registerSchema, { defaultValues: EMPTY });
  const [failure, setFailure] = useState<string | null>(null);

  async function handleRegister(values: RegisterValues) {
    setFailure(null);
    try {
      await register(values);
      onRegister(values.email);
    } catch (error) {
      showProblem(error);
      setFailure(registerFailure(error));
    }
  }

  return (
    <Form method="post" noValidate onSubmit={(event) => void form.handleSubmit(handleRegister)(event)}>
      {failure && <ErrorBox title={text.failed}>{failure}</ErrorBox>}
      <TextField label={text.fullName} required autoComplete="name" {...fieldProps('fullName')} />
      <TextField label={text.email} required ltr type="email" autoComplete="email" {...fieldProps('email')} />
      <TextField
        label={text.phoneNumber}
        hint={text.phoneHint}
        required
        ltr
        type="tel"
        autoComplete="tel"
        {...fieldProps('phoneNumber')}
      />
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
      <Checkbox
        required
        label={
          <>
            <Link to="/terms">{text.terms}</Link>
            {text.acceptTermsAfter}
          </>
        }
        {...fieldProps('acceptTerms')}
      />
      <Button type="submit" size="large" fullWidth pending={form.formState.isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </Form>
  );
}
