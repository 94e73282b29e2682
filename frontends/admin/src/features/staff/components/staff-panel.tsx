import type { Schemas } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Button, Stack } from '@afshoreh/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../../layout/loaded';
import { RowsSkeleton } from '../../../list/list-results';
import { PanelHead } from '../../../layout/panel-head';
import { useOpened, useOpenedRecord } from '../../../list/use-opened';
import { copy } from '../copy';
import { staffQuery, useNewLink, useSetState, type StaffMember } from '../staff';
import { DisableDialog } from './disable-dialog';
import { InviteDialog } from './invite-dialog';
import { LinkDialog } from './link-dialog';
import { MemberDialog } from './member-dialog';
import { StaffTable } from './staff-table';

/** All staff accounts with their roles. Only owners see this panel. */
export function StaffPanel() {
  const opened = useOpened('admin');
  const query = useQuery(staffQuery);
  const edited = useOpenedRecord(opened, query.data);
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
      <Loaded queries={[query]} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
        {(members) => (
          <StaffTable
            staff={members}
            onEdit={({ id }) => opened.open(id)}
            onNewLink={(member) => newLink.mutate(member, { onSuccess: setLink })}
            onDisable={setToDisable}
            onEnable={(member) => setState.mutate({ member, state: 'active' })}
          />
        )}
      </Loaded>
      {opened.value === 'new' && <InviteDialog onClose={opened.close} onInvited={setLink} />}
      {edited && <MemberDialog key={edited.id} member={edited} onClose={opened.close} />}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
      {toDisable && <DisableDialog member={toDisable} onClose={() => setToDisable(null)} />}
    </Stack>
  );
}
