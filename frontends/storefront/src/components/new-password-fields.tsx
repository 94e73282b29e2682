import { PasswordField } from '../../../components/password-field';

interface NewPasswordFieldsProps {
  text: Record<'password' | 'passwordHint' | 'confirmPassword', string>;
  fieldProps: (name: 'password' | 'confirmPassword') => { name: string; error: string | undefined };
}

/** A new password, typed twice. */
export function NewPasswordFields({ text, fieldProps }: NewPasswordFieldsProps) {
  return (
    <>
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
    </>
  );
}
