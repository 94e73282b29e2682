import type { Schemas } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Button, ErrorBox, Loading, Skeleton, Stack } from '@afshoreh/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { PanelHead } from '../../../layout/panel-head';
import { idOf } from '../../../list/use-list-search';
import { useOpened } from '../../../list/use-opened';
import { useNewLink, useSetState } from '../change-staff';
import { copy } from '../copy';
import { staffQuery, type StaffMember } from '../get-staff';
import { DisableDialog } from './disable-dialog';
import { InviteDialog } from './invite-dialog';
import { LinkDialog } from './link-dialog';
import { MemberDialog } from './member-dialog';
import { StaffTable } from './staff-table';

const ROWS = [1, 2, 3];

/** Who works here, and as what (D32). For owners. */
export function StaffPanel() {
  const opened = useOpened('admin');
  const { data: staff, error, isFetching, refetch } = useQuery(staffQuery);
  const edited = staff?.find(({ id }) => id === idOf(opened.value));
  const [link, setLink] = useState<Schemas['AdminLinkDto'] | null>(null);
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
      {error ? (
        <ErrorBox title={copy.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : !staff ? (
        <Loading>
          <Stack $gap={2}>
            {ROWS.map((row) => (
              <Skeleton key={row} height="3.5rem" />
            ))}
          </Stack>
        </Loading>
      ) : (
        <StaffTable
          staff={staff}
          onEdit={({ id }) => opened.open(id)}
          onNewLink={(member) => newLink.mutate(member, { onSuccess: setLink })}
          onDisable={setToDisable}
          onEnable={(member) => setState.mutate({ member, state: 'active' })}
        />
      )}
      {opened.value === 'new' && (
        <InviteDialog
          onClose={opened.close}
          onInvited={(made) => {
            setLink(made);
            opened.close();
          }}
        />
      )}
      {edited && <MemberDialog key={edited.id} member={edited} onClose={opened.close} />}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
      {toDisable && <DisableDialog member={toDisable} onClose={() => setToDisable(null)} />}
    </Stack>
  );
}
