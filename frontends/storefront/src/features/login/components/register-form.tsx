import { Link } from '@afshoreh/contracts/router';
import { Button, Checkbox, EmailField, FormFailure, PhoneField, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { copy } from '../copy';
import { register, registerFailure } from '../log-in';
import { NewPasswordFields } from '../../../components/new-password-fields';

const text = copy.register;

interface RegisterFormProps {
  onRegister: (email: string) => void;
}

export function RegisterForm({ onRegister }: RegisterFormProps) {
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../login-schemas').then(({ registerSchema }) => registerSchema),
    onSubmit: async (values) => {
      await register(values);
      onRegister(values.email);
    },
    keep: true,
    onFailure: (error) => ({ title: text.failed, text: registerFailure(error) }),
  });

  return (
    <FormLayout {...formProps}>
      <TextField label={text.fullName} required autoComplete="name" {...fieldProps('fullName')} />
      <EmailField label={text.email} required {...fieldProps('email')} />
      <PhoneField label={text.phoneNumber} hint={text.phoneHint} required {...fieldProps('phoneNumber')} />
      <NewPasswordFields name="password" text={text} fieldProps={fieldProps} />
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
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" fullWidth pending={isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </FormLayout>
  );
}
