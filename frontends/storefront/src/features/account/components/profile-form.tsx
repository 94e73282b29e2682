import { useState } from 'react';
import type { Customer } from '@afshoreh/api-client';
import { formatPhone } from '@afshoreh/persian';
import { Button, EmailField, FormFailure, Notice, PhoneField, TextField } from '@afshoreh/ui';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { PasswordField } from '../../../components/password-field';
import { useFormFailure, useSaveProfile } from '../account-calls';
import { copy } from '../copy';
import { isOtherEmail } from '../is-other-email';
import { PanelForm } from './panel';

const text = copy.profile;

/** Name, e-mail and phone. The e-mail is what a customer logs in with, so a changed one requires the password if there is one. */
export function ProfileForm({ customer }: { customer: Customer }) {
  const [saved, setSaved] = useState(false);
  const saveProfile = useSaveProfile();
  const [email, setEmail] = useState(customer.email);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../account-schemas').then(({ profileSchema }) => profileSchema(customer)),
    onSubmit: async (values) => {
      setSaved(false);
      await saveProfile(values);
      setEmail(values.email.toLowerCase());
      setSaved(true);
    },
    keep: true,
    onFailure: useFormFailure(text.failed),
  });
  const asksForPassword = customer.hasPassword && isOtherEmail(email, customer.email);

  return (
    <PanelForm {...formProps}>
      <TextField
        label={text.fullName}
        required
        autoComplete="name"
        defaultValue={customer.fullName}
        {...fieldProps('fullName')}
      />
      <PhoneField
        label={text.phoneNumber}
        required
        defaultValue={formatPhone(customer.phoneNumber)}
        {...fieldProps('phoneNumber')}
      />
      <EmailField
        label={text.email}
        hint={customer.email ? text.emailHint : text.emailOptional}
        required={customer.email !== ''}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        {...fieldProps('email')}
      />
      {asksForPassword && (
        <PasswordField
          label={text.currentPassword}
          hint={text.currentPasswordHint}
          required
          autoComplete="current-password"
          {...fieldProps('currentPassword')}
        />
      )}
      {saved && <Notice tone="success">{text.saved}</Notice>}
      {failure && <FormFailure {...failure} />}
      <Button type="submit" pending={isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </PanelForm>
  );
}
