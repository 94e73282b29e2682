import { formatDateTime } from '@afshoreh/persian';
import { Badge, IconButton, Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { color } from '@afshoreh/ui/theme';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { ListTable, type ListTableProps } from '../../../list/list-table';
import { copy } from '../copy';
import { nameOf } from '../delete-subscriber';
import type { Subscriber } from '../get-subscribers';

interface SubscribersTableProps extends Omit<ListTableProps<Subscriber>, 'name' | 'caption' | 'columns' | 'nameOf'> {
  onDelete: (subscriber: Subscriber) => void;
}

export function SubscribersTable({ onDelete, ...list }: SubscribersTableProps) {
  const { columns: headers } = copy;
  const columns: TableColumn<Subscriber>[] = [
    {
      key: 'email',
      header: headers.email,
      heading: true,
      title: ({ email }) => email ?? undefined,
      cell: ({ email }) => (email ? <Ltr>{email}</Ltr> : <Forgotten>{copy.forgotten}</Forgotten>),
    },
    {
      key: 'status',
      card: 'plain',
      header: headers.status,
      cell: ({ unsubscribedAt }) =>
        unsubscribedAt ? <Badge>{copy.filters.left}</Badge> : <Badge tone="success">{copy.filters.active}</Badge>,
    },
    { key: 'subscribedAt', header: headers.subscribedAt, cell: ({ subscribedAt }) => formatDateTime(subscribedAt) },
    {
      key: 'unsubscribedAt',
      header: headers.unsubscribedAt,
      cell: ({ unsubscribedAt }) => unsubscribedAt && formatDateTime(unsubscribedAt),
    },
    {
      key: 'actions',
      role: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (subscriber) => (
        <IconButton
          label={copy.deleteOf(nameOf(subscriber))}
          icon={<Trash2 />}
          size="small"
          variant="danger"
          onClick={() => onDelete(subscriber)}
        />
      ),
    },
  ];
  return <ListTable {...list} name="newsletter" caption={copy.table} columns={columns} nameOf={nameOf} />;
}

const Forgotten = styled.span`
  color: ${color('muted')};
`;
