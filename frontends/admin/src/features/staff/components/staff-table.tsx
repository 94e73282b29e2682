import { formatDateTime } from '@afshoreh/persian';
import { Badge, Cluster, IconButton, Ltr } from '@afshoreh/ui';
import { DropdownMenu } from '@afshoreh/ui/menu';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { Ellipsis } from 'lucide-react';
import { useAdmin } from '../../../session/access';
import { copy as sessionCopy } from '../../../session/copy';
import { copy } from '../copy';
import type { StaffMember } from '../staff';
import { Muted } from '../../../layout/muted';
import { actionsColumn } from '../../../list/actions-column';

const TONES = { active: 'success', invited: 'info', disabled: 'neutral' } as const;

interface StaffTableProps {
  staff: StaffMember[];
  onEdit: (member: StaffMember) => void;
  onNewLink: (member: StaffMember) => void;
  onDisable: (member: StaffMember) => void;
  onEnable: (member: StaffMember) => void;
}

export function StaffTable({ staff, ...actions }: StaffTableProps) {
  const ownId = useAdmin()?.id;
  const { columns: headers } = copy;
  const columns: TableColumn<StaffMember>[] = [
    {
      key: 'name',
      header: headers.name,
      heading: true,
      cell: ({ id, displayName, username }) => (
        <Cluster $gap={2}>
          <strong>
            <bdi>{displayName}</bdi>
          </strong>
          {displayName !== username && (
            <Muted as="span" $size="sm">
              <Ltr>{username}</Ltr>
            </Muted>
          )}
          {id === ownId && <Badge>{copy.you}</Badge>}
        </Cluster>
      ),
    },
    { key: 'role', header: headers.role, cell: ({ role }) => sessionCopy.roles[role] },
    {
      key: 'state',
      header: headers.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{copy.states[state]}</Badge>,
    },
    {
      key: 'lastSeen',
      header: headers.lastSeen,
      cell: ({ lastSeenAt }) => (lastSeenAt ? formatDateTime(lastSeenAt) : copy.never),
    },
    actionsColumn((member) => (
      <DropdownMenu
        trigger={<IconButton label={copy.actionsOf(member.displayName)} icon={<Ellipsis />} size="small" />}
        items={itemsOf(member, actions)}
      />
    )),
  ];
  return <ResponsiveTable caption={copy.table} columns={columns} rows={staff} rowKey={({ id }) => id} />;
}

function itemsOf(member: StaffMember, { onEdit, onNewLink, onDisable, onEnable }: Omit<StaffTableProps, 'staff'>) {
  const edit = { label: copy.edit, onSelect: () => onEdit(member) };
  if (member.state === 'disabled') return [edit, { label: copy.enable, onSelect: () => onEnable(member) }];
  const link = member.state === 'invited' ? copy.newInvitation : copy.newPassword;
  return [
    edit,
    { label: link, onSelect: () => onNewLink(member) },
    { label: copy.disable, tone: 'danger' as const, onSelect: () => onDisable(member) },
  ];
}
