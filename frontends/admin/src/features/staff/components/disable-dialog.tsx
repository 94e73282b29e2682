import { FormFailure } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { writeFailureOf } from '../../../form/failed-write';
import { copy } from '../copy';
import { useSetState, type StaffMember } from '../staff';

const words = copy.disableDialog;

interface DisableDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** Asks before an account is disabled, because this ends its sessions. */
export function DisableDialog({ member, onClose }: DisableDialogProps) {
  const { mutate, isPending, error } = useSetState();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.text(member.displayName)}
      confirmLabel={words.confirm}
      pending={isPending}
      pendingLabel={words.pending}
      failure={error && <FormFailure title={copy.stateFailed} text={writeFailureOf(error)} />}
      onConfirm={() => mutate({ member, state: 'disabled' }, { onSuccess: onClose })}
    />
  );
}
