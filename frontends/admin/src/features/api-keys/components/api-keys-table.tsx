import { formatDate, formatDateTime } from '@afshoreh/persian';
import { Badge, IconButton, Ltr, Stack } from '@afshoreh/ui';
import { DropdownMenu } from '@afshoreh/ui/menu';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { Ellipsis } from 'lucide-react';
import { Muted } from '../../../layout/muted';
import { remoteName } from '../../../layout/remote-name';
import { actionsColumn } from '../../../list/actions-column';
import type { ApiKey } from '../api-keys';
import { copy } from '../copy';

const TONES = { active: 'success', expired: 'warning', revoked: 'neutral' } as const;
const { columns: headers } = copy;

const COLUMNS: TableColumn<ApiKey>[] = [
  {
    key: 'name',
    header: headers.name,
    heading: true,
    cell: ({ name, prefix }) => (
      <Stack $gap={1}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Muted as="span" $size="sm">
          <Ltr>{`${prefix}…`}</Ltr>
        </Muted>
      </Stack>
    ),
  },
  {
    key: 'scopes',
    card: 'wide',
    header: headers.scopes,
    cell: ({ scopes, remote }) =>
      scopes
        .map((scope) => (scope === 'releases:publish' ? copy.publishing(remoteName(remote ?? '')) : copy.scopes[scope]))
        .join('، '),
  },
  {
    key: 'lastUsed',
    header: headers.lastUsed,
    cell: ({ lastUsedAt, previousUntil }) => (
      <Stack $gap={1}>
        <span>{lastUsedAt ? formatDateTime(lastUsedAt) : copy.never}</span>
        {previousUntil && (
          <Muted as="span" $size="sm">
            {copy.overlap(formatDateTime(previousUntil))}
          </Muted>
        )}
      </Stack>
    ),
  },
  {
    key: 'expires',
    header: headers.expires,
    cell: ({ expiresAt }) => (expiresAt ? formatDate(expiresAt) : copy.noExpiry),
  },
  {
    key: 'state',
    header: headers.state,
    cell: ({ state }) => <Badge tone={TONES[state]}>{copy.states[state]}</Badge>,
  },
];

interface ApiKeysTableProps {
  keys: ApiKey[];
  onEdit: (key: ApiKey) => void;
  onRotate: (key: ApiKey) => void;
  onRevoke: (key: ApiKey) => void;
}

export function ApiKeysTable({ keys, onEdit, onRotate, onRevoke }: ApiKeysTableProps) {
  const actions = actionsColumn<ApiKey>((key) => {
    const entries = { label: copy.entries, to: `/admin/audit?key=${key.id}` };
    const edit = { label: copy.edit, onSelect: () => onEdit(key) };
    const rotate = { label: copy.rotate, onSelect: () => onRotate(key) };
    const revoke = { label: copy.revoke, tone: 'danger' as const, onSelect: () => onRevoke(key) };
    return (
      <DropdownMenu
        trigger={<IconButton label={copy.actionsOf(key.name)} icon={<Ellipsis />} size="small" />}
        items={
          key.state === 'revoked' ? [entries] : [edit, entries, ...(key.state === 'active' ? [rotate] : []), revoke]
        }
      />
    );
  });
  return <ResponsiveTable caption={copy.table} columns={[...COLUMNS, actions]} rows={keys} rowKey={({ id }) => id} />;
}
