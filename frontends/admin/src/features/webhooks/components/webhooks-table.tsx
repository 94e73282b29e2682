import { formatDateTime } from '@afshoreh/persian';
import { Badge, IconButton, Ltr, Stack } from '@afshoreh/ui';
import { DropdownMenu } from '@afshoreh/ui/menu';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { Ellipsis } from 'lucide-react';
import { Muted } from '../../../layout/muted';
import { actionsColumn } from '../../../list/actions-column';
import { copy } from '../copy';
import type { Webhook } from '../webhooks';

const { columns: headers } = copy;

const COLUMNS: TableColumn<Webhook>[] = [
  { key: 'url', header: headers.url, heading: true, cell: ({ url }) => <Ltr>{url}</Ltr> },
  {
    key: 'events',
    card: 'wide',
    header: headers.events,
    cell: ({ events }) => events.map((event) => copy.events[event]).join('، '),
  },
  {
    key: 'state',
    header: headers.state,
    cell: ({ isActive, pauseReason, previousUntil }) => (
      <Stack $gap={1}>
        <span>
          <Badge tone={isActive ? 'success' : pauseReason === 'person' ? 'neutral' : 'warning'}>
            {isActive ? copy.active : copy.reasons[pauseReason ?? 'person']}
          </Badge>
        </span>
        {previousUntil && (
          <Muted as="span" $size="sm">
            {copy.overlap(formatDateTime(previousUntil))}
          </Muted>
        )}
      </Stack>
    ),
  },
];

export type WebhookAction = 'edit' | 'log' | 'test' | 'switch' | 'rotate' | 'delete';

interface WebhooksTableProps {
  webhooks: Webhook[];
  onAction: (action: WebhookAction, webhook: Webhook) => void;
}

export function WebhooksTable({ webhooks, onAction }: WebhooksTableProps) {
  const actions = actionsColumn<Webhook>((webhook) => {
    const item = (action: WebhookAction, label: string) => ({ label, onSelect: () => onAction(action, webhook) });
    return (
      <DropdownMenu
        trigger={<IconButton label={copy.actionsOf(webhook.url)} icon={<Ellipsis />} size="small" />}
        items={[
          item('log', copy.log),
          item('test', copy.test),
          item('edit', copy.edit),
          item('switch', webhook.isActive ? copy.pause : copy.resume),
          item('rotate', copy.rotate),
          { ...item('delete', copy.delete), tone: 'danger' as const },
        ]}
      />
    );
  });
  return (
    <ResponsiveTable caption={copy.table} columns={[...COLUMNS, actions]} rows={webhooks} rowKey={({ id }) => id} />
  );
}
