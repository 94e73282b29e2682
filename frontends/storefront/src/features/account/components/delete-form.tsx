import styled from 'styled-components';
import type { Customer } from '@afshoreh/api-client';
import { Button, Checkbox, FormFailure } from '@afshoreh/ui';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { space } from '@afshoreh/ui/theme';
import { PasswordField } from '../../../components/password-field';
import { useDeleteAccount, useFormFailure } from '../account-calls';
import { copy } from '../copy';
import { PanelForm } from './panel';

const text = copy.delete;

interface DeleteFormProps {
  customer: Customer;
  onDeleted: () => void;
}

/** Deletes the account; the customer types the password, if there is one, and confirms that deletion is final. */
export function DeleteForm({ customer, onDeleted }: DeleteFormProps) {
  const deleteAccount = useDeleteAccount();
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () =>
      import('../account-schemas').then(({ deleteAccountSchema }) => deleteAccountSchema(customer.hasPassword)),
    onSubmit: async (values) => {
      await deleteAccount(values);
      onDeleted();
    },
    onFailure: useFormFailure(text.failed),
  });

  return (
    <>
      <Consequences>
        {text.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </Consequences>
      <PanelForm {...formProps}>
        {customer.hasPassword && (
          <PasswordField
            label={text.password}
            required
            autoComplete="current-password"
            {...fieldProps('currentPassword')}
          />
        )}
        <Checkbox required label={text.understood} {...fieldProps('understood')} />
        {failure && <FormFailure {...failure} />}
        <Button type="submit" variant="danger" pending={isSubmitting} pendingLabel={text.pending}>
          {text.submit}
        </Button>
      </PanelForm>
    </>
  );
}

const Consequences = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};
  list-style: disc;
`;
