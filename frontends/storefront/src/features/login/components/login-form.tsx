import { showToast } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { Button, Checkbox, ErrorBox, TextField } from '@afshoreh/ui';
import { useZodForm } from '@afshoreh/ui/form';
import { useState } from 'react';
import { copy } from '../copy';
import { loginFailure, useLogIn } from '../log-in';
import { loginSchema, type LoginValues } from '../login-schemas';
import { Form } from './form';
import { PasswordField } from './password-field';

const text = copy.login;

interface LoginFormProps {
  /** The address that has just signed up. */
  email: string;
  onLogIn: () => void;
}

/** Customer login (spec §5): a wrong pair and a lost connection are said above the fields, which keep what was typed. */
export function LoginForm({ email, onLogIn }: LoginFormProps) {
  const { form, fieldProps, showProblem } = useZodForm(loginSchema, {
    defaultValues: { username: email, password: '', rememberMe: false },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const logIn = useLogIn();

  async function handleLogIn(values: LoginValues) {
    setFailure(null);
    try {
      await logIn(values);
      showToast({ tone: 'success', title: text.welcome, description: text.welcomeText });
      onLogIn();
    } catch (error) {
      showProblem(error);
      setFailure(loginFailure(error));
    }
  }

  return (
    <Form method="post" noValidate onSubmit={(event) => void form.handleSubmit(handleLogIn)(event)}>
      {failure && <ErrorBox title={text.failed}>{failure}</ErrorBox>}
      <TextField label={text.email} required ltr type="email" autoComplete="username" {...fieldProps('username')} />
      <PasswordField label={text.password} required autoComplete="current-password" {...fieldProps('password')} />
      <Link to="/forgot-password">{text.forgotPassword}</Link>
      <Checkbox label={text.rememberMe} hint={text.rememberHint} {...fieldProps('rememberMe')} />
      <Button type="submit" size="large" fullWidth pending={form.formState.isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </Form>
  );
}
