import { formatDate } from '@afshoreh/persian';
import { Badge, Button, Cluster, Ltr } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { color, media } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import type { ContactMessage } from '../get-contacts';
import { previewOf } from '../preview';

interface ContactsTableProps {
  messages: ContactMessage[];
  stale: boolean;
  onView: (message: ContactMessage) => void;
  onMarkRead: (message: ContactMessage) => void;
  /** The message that is being marked as read right now. */
  markingId: number | null | undefined;
}

/** The columns of spec §2; unread rows stand out. */
export function ContactsTable({ messages, stale, onView, onMarkRead, markingId }: ContactsTableProps) {
  const { columns: headers } = copy;
  const columns: TableColumn<ContactMessage>[] = [
    { key: 'name', header: headers.name, heading: true, cell: ({ name }) => name },
    {
      key: 'status',
      header: headers.status,
      cell: ({ isRead }) => <Badge tone={isRead ? 'neutral' : 'info'}>{isRead ? copy.read : copy.unread}</Badge>,
    },
    { key: 'date', header: headers.date, nowrap: true, cell: ({ createdAt }) => formatDate(createdAt) },
    { key: 'email', header: headers.email, cell: ({ email }) => <Email email={email} /> },
    { key: 'message', header: headers.message, cell: ({ message }) => previewOf(message) || copy.noText },
    {
      key: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (message) => (
        <Actions $gap={2}>
          <Button
            variant="secondary"
            size="small"
            aria-label={copy.viewOf(message.name)}
            onClick={() => onView(message)}
          >
            {copy.view}
          </Button>
          {!message.isRead && (
            <Button
              variant="ghost"
              size="small"
              aria-label={copy.markReadOf(message.name)}
              pending={markingId === message.id}
              onClick={() => onMarkRead(message)}
            >
              {copy.markRead}
            </Button>
          )}
        </Actions>
      ),
    },
  ];
  return (
    <ResponsiveTable
      caption={copy.table}
      columns={columns}
      rows={messages}
      rowKey={({ id }) => id}
      isHighlighted={({ isRead }) => !isRead}
      stale={stale}
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
  ${media.lg} {
    flex-wrap: nowrap;
    justify-content: flex-end;
  }
`;

const None = styled.span`
  color: ${color('muted')};
`;
