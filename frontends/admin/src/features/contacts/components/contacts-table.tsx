import type { LinkProps } from '@afshoreh/contracts/router';
import { formatDate } from '@afshoreh/persian';
import { Badge, Cluster, IconButton, LinkButton, Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { color } from '@afshoreh/ui/theme';
import { MailOpen, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { ListTable, type ListTableProps } from '../../../list/list-table';
import { copy } from '../copy';
import type { ContactMessage } from '../get-contacts';
import { previewOf } from '../preview';

interface ContactsTableProps extends Omit<ListTableProps<ContactMessage>, 'name' | 'caption' | 'columns' | 'nameOf'> {
  /** Of the link that shows a message over this list. */
  linkTo: (message: ContactMessage) => Pick<LinkProps, 'to' | 'state'>;
  onMarkRead: (message: ContactMessage) => void;
  onDelete: (message: ContactMessage) => void;
  /** The message that is being marked as read right now. */
  markingId: number | null | undefined;
}

/** The columns of spec §2; unread rows stand out. */
export function ContactsTable({ linkTo, onMarkRead, onDelete, markingId, ...list }: ContactsTableProps) {
  const { columns: headers } = copy;
  const columns: TableColumn<ContactMessage>[] = [
    { key: 'name', header: headers.name, heading: true, title: ({ name }) => name, cell: ({ name }) => name },
    {
      key: 'status',
      card: 'plain',
      header: headers.status,
      cell: ({ isRead }) => <Badge tone={isRead ? 'neutral' : 'info'}>{isRead ? copy.read : copy.unread}</Badge>,
    },
    { key: 'date', card: 'plain', header: headers.date, cell: ({ createdAt }) => formatDate(createdAt) },
    { key: 'email', card: 'wide', header: headers.email, cell: ({ email }) => <Email email={email} /> },
    {
      key: 'message',
      card: 'wide',
      header: headers.message,
      title: ({ message }) => message,
      cell: ({ message }) => previewOf(message) || copy.noText,
    },
    {
      key: 'actions',
      role: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (message) => (
        <Actions $gap={1}>
          <LinkButton {...linkTo(message)} variant="secondary" size="small" aria-label={copy.viewOf(message.name)}>
            {copy.view}
          </LinkButton>
          {!message.isRead && (
            <IconButton
              label={copy.markReadOf(message.name)}
              icon={<MailOpen />}
              size="small"
              aria-disabled={markingId === message.id || undefined}
              onClick={() => markingId !== message.id && onMarkRead(message)}
            />
          )}
          <IconButton
            label={copy.deleteOf(message.name)}
            icon={<Trash2 />}
            size="small"
            variant="danger"
            onClick={() => onDelete(message)}
          />
        </Actions>
      ),
    },
  ];
  return (
    <ListTable
      {...list}
      name="contacts"
      caption={copy.table}
      columns={columns}
      nameOf={({ name }) => copy.dialog.title(name)}
      isHighlighted={({ isRead }) => !isRead}
    />
  );
}

function Email({ email }: Pick<ContactMessage, 'email'>) {
  if (!email) return <None>{copy.noEmail}</None>;
  return (
    <a href={`mailto:${email}`}>
      <Ltr>{email}</Ltr>
    </a>
  );
}

const Actions = styled(Cluster)`
  flex-wrap: nowrap;
  justify-content: flex-end;
`;

const None = styled.span`
  color: ${color('muted')};
`;
