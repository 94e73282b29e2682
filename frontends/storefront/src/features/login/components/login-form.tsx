import { Link } from '@afshoreh/contracts/router';
import { Button, Checkbox, EmailField, FormFailure } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { copy } from '../copy';
import { loginFailure, useLogIn } from '../log-in';
import { PasswordField } from '../../../components/password-field';

const text = copy.login;

interface LoginFormProps {
  /** The e-mail of a customer who has just signed up. */
  email: string;
  onLogIn: () => void;
}

/** Customer login. A wrong password or a lost connection shows a message beside the button; the fields keep their values. */
export function LoginForm({ email, onLogIn }: LoginFormProps) {
  const logIn = useLogIn();
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../login-schemas').then(({ loginSchema }) => loginSchema),
    onSubmit: async (values) => {
      await logIn(values);
      onLogIn();
    },
    keep: true,
    onFailure: (error) => ({ title: text.failed, text: loginFailure(error) }),
  });

  return (
    <FormLayout {...formProps}>
      <EmailField
        label={text.email}
        required
        autoComplete="username"
        defaultValue={email}
        {...fieldProps('username')}
      />
      <PasswordField label={text.password} required autoComplete="current-password" {...fieldProps('password')} />
      <Link to="/forgot-password">{text.forgotPassword}</Link>
      <Checkbox label={text.rememberMe} hint={text.rememberHint} {...fieldProps('rememberMe')} />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" fullWidth pending={isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </FormLayout>
  );
}
