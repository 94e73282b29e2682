import { PasswordField } from './password-field';

interface NewPasswordFieldsProps<Name extends string> {
  /** The name of the first field. The second one is `confirmPassword`. */
  name: Name;
  text: Record<'password' | 'passwordHint' | 'confirmPassword', string>;
  fieldProps: (name: Name | 'confirmPassword') => { name: string; error: string | undefined };
}

/** A new password, typed twice. */
export function NewPasswordFields<Name extends string>({ name, text, fieldProps }: NewPasswordFieldsProps<Name>) {
  return (
    <>
      <PasswordField
        label={text.password}
        hint={text.passwordHint}
        required
        autoComplete="new-password"
        {...fieldProps(name)}
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
