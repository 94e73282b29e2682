import { api, dataOf, reasonUnlessServerError, setCustomer, type Customer } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { Button, EmailField, FormFailure, TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { copy } from '../copy';

const text = copy.login;
const FORM = 'login-over-checkout';

export interface LoginDialogProps {
  /** The customer whose session has ended. */
  customer: Customer;
  /** Called with true when the same customer is logged in again; another account counts as false. */
  onAnswer: (isLoggedIn: boolean) => void;
}

/** A login dialog over the checkout, so that the form keeps its values. */
export function LoginDialog({ customer, onAnswer }: LoginDialogProps) {
  const queryClient = useQueryClient();
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../login-schema').then(({ loginSchema }) => loginSchema),
    keep: true,
    onSubmit: async (values) => {
      const { user } = dataOf(await api.POST('/auth/login', { body: { ...values, rememberMe: false } }));
      setCustomer(queryClient, user);
      onAnswer(user.id === customer.id);
    },
    onFailure: (error) => ({ title: text.failed, text: reasonUnlessServerError(error) ?? copy.tryAgain }),
  });
  const handleClose = () => onAnswer(false);

  return (
    <Dialog
      keepOnOutsidePress
      busy={isSubmitting}
      onClose={handleClose}
      title={text.title}
      description={text.description}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={handleClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={isSubmitting} pendingLabel={text.pending}>
            {text.submit}
          </Button>
        </>
      }
    >
      <FormLayout id={FORM} {...formProps}>
        <EmailField
          label={text.email}
          required
          autoComplete="username"
          defaultValue={customer.email}
          {...fieldProps('username')}
        />
        <TextField
          label={text.password}
          type="password"
          ltr
          required
          autoComplete="current-password"
          {...fieldProps('password')}
        />
        {failure && <FormFailure {...failure} />}
      </FormLayout>
    </Dialog>
  );
}
