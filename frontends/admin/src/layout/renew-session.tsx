import { adminSession, type AdminAccount } from '@afshoreh/contracts';
import { Button } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { LoginForm } from '../features/login/components/login-form';
import { copy } from '../session/copy';
import { useRenewal } from '../session/renewal';

/**
 * The login over a screen whose session has ended, for the same account. The screen stays mounted and continues after
 * the login.
 */
export function RenewSession({ admin }: { admin: AdminAccount }) {
  const { state, close } = useRenewal();
  if (state === 'closed') return null;
  const isRequired = state === 'required';
  return (
    <Dialog
      onClose={close}
      busy={isRequired}
      keepOnOutsidePress
      size="small"
      title={isRequired ? copy.ended : copy.renew}
      description={isRequired ? copy.endedText(admin.displayName) : copy.renewText}
      footer={
        isRequired && (
          <Button variant="ghost" onClick={() => adminSession.clear()}>
            {copy.leave}
          </Button>
        )
      }
    >
      <LoginForm account={admin} />
    </Dialog>
  );
}
