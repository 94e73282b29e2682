import type { Schemas } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { formatDateTime } from '@afshoreh/persian';
import { Button, Stack, FormFailure, CopyButton, TextField } from '@afshoreh/ui';
import { ConfirmDialog, Dialog } from '@afshoreh/ui/dialog';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { QueryLoader } from '../../../layout/query-loader';
import { RowsSkeleton } from '../../../list/list-results';
import { PanelHead } from '../../../layout/panel-head';
import { useOpened, useOpenedRecord } from '../../../list/use-opened';
import { copy } from '../copy';
import { staffQuery, useNewLink, useSetState, type StaffMember } from '../staff';
import { InviteDialog } from './invite-dialog';
import { MemberDialog } from './member-dialog';
import { StaffTable } from './staff-table';
import { writeFailureOf } from '../../../form/failed-write';

/** All staff accounts with their roles. Only owners see this panel. */
export function StaffPanel() {
  const opened = useOpened('admin');
  const query = useQuery(staffQuery);
  const edited = useOpenedRecord(opened, query.data);
  const [link, setLink] = useState<Schemas['AdminLink'] | null>(null);
  const [toDisable, setToDisable] = useState<StaffMember | null>(null);
  const setState = useSetState();
  const newLink = useNewLink();
  return (
    <Stack $gap={4}>
      <PanelHead>
        <p>{copy.intro}</p>
        <Button size="small" onClick={() => opened.open('new')}>
          <UserPlus />
          {copy.invite}
        </Button>
      </PanelHead>
      <QueryLoader queries={[query]} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
        {(members) => (
          <StaffTable
            staff={members}
            onEdit={({ id }) => opened.open(id)}
            onNewLink={(member) => newLink.mutate(member, { onSuccess: setLink })}
            onDisable={setToDisable}
            onEnable={(member) => setState.mutate({ member, state: 'active' })}
          />
        )}
      </QueryLoader>
      {opened.value === 'new' && <InviteDialog onClose={opened.close} onInvited={setLink} />}
      {edited && <MemberDialog key={edited.id} member={edited} onClose={opened.close} />}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
      {toDisable && <DisableDialog member={toDisable} onClose={() => setToDisable(null)} />}
    </Stack>
  );
}

interface DisableDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** Asks before an account is disabled, because this ends its sessions. */
function DisableDialog({ member, onClose }: DisableDialogProps) {
  const words = copy.disableDialog;
  const { mutate, isPending, error } = useSetState();
  return (
    <ConfirmDialog
      onClose={onClose}
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

interface LinkDialogProps {
  link: Schemas['AdminLink'];
  onClose: () => void;
}

/** Shows a link once. The server stores only its hash, so it cannot be shown again. */
function LinkDialog({ link: { admin, path, expiresAt }, onClose }: LinkDialogProps) {
  const words = copy.link;
  const address = window.location.origin + path;
  return (
    <Dialog
      onClose={onClose}
      keepOnOutsidePress
      title={words.title(admin.displayName)}
      description={words.text}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <Stack $gap={3}>
        <TextField
          label={words.field}
          hint={words.expires(formatDateTime(expiresAt))}
          readOnly
          ltr
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={address} label={words.copy} copied={words.copied} failed={words.copyFailed} />
      </Stack>
    </Dialog>
  );
}
