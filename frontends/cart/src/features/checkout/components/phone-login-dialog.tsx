import { setCustomer } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { Button, LinkButton } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { copy } from '../copy';
import type { LoginDialogProps } from './login-dialog';

const text = copy.login;

/**
 * For a customer without a password: leads to the login by text message and back. The form's draft is kept meanwhile.
 */
export function PhoneLoginDialog({ onAnswer }: LoginDialogProps) {
  const queryClient = useQueryClient();
  const handleClose = () => onAnswer(false);

  return (
    <Dialog
      keepOnOutsidePress
      onClose={handleClose}
      title={text.title}
      description={text.byPhoneDescription}
      footer={
        <>
          <Button variant="secondary" onClick={handleClose}>
            {text.cancel}
          </Button>
          <LinkButton
            to="/login?redirect=/cart/checkout"
            state={{ byPhone: true }}
            // The login page redirects logged-in customers, so the customer is logged out here first.
            onClick={() => setCustomer(queryClient, null)}
          >
            {text.byPhone}
          </LinkButton>
        </>
      }
    />
  );
}
