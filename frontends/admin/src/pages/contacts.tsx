import { formatDate } from '@afshoreh/persian';
import { Badge, IconButton, LinkButton } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { MailOpen } from 'lucide-react';
import { ContactDialog } from '../features/contacts/components/contact-dialog';
import { contacts, previewOf, type ContactMessage } from '../features/contacts/contacts';
import { copy } from '../features/contacts/copy';
import { MARK_ACTIONS, useMarkContactRead } from '../features/contacts/mark-contact-read';
import { ResourceList } from '../resource/resource-list';
import { EmailLink } from '../list/email-link';
import { Muted } from '../layout/muted';

const { columns: headers } = copy;

const COLUMNS: TableColumn<ContactMessage>[] = [
  { key: 'name', header: headers.name, heading: true, title: ({ name }) => name, cell: ({ name }) => name },
  {
    key: 'status',
    card: 'plain',
    header: headers.status,
    cell: ({ isRead, answeredAt }) =>
      answeredAt ? (
        <Badge tone="success">{copy.answered}</Badge>
      ) : (
        <Badge tone={isRead ? 'neutral' : 'info'}>{isRead ? copy.read : copy.unread}</Badge>
      ),
  },
  { key: 'date', card: 'plain', header: headers.date, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    key: 'email',
    card: 'wide',
    header: headers.email,
    cell: ({ email }) => (email ? <EmailLink email={email} /> : <Muted as="span">{copy.noEmail}</Muted>),
  },
  {
    key: 'assignee',
    card: 'plain',
    header: headers.assignee,
    cell: ({ assignee }) => assignee?.name,
  },
  {
    key: 'message',
    card: 'wide',
    header: headers.message,
    title: ({ message }) => message,
    cell: ({ message }) => previewOf(message) || copy.noText,
  },
];

export const head = { title: copy.title };

/** `/admin/contacts`. Unread messages are highlighted. */
export default function ContactsPage() {
  const { markRead, markingId } = useMarkContactRead();
  return (
    <ResourceList
      of={contacts}
      columns={COLUMNS}
      isHighlighted={({ isRead }) => !isRead}
      bulk={MARK_ACTIONS}
      rowActions={({ id, name, isRead }, linkTo) => (
        <>
          <LinkButton {...linkTo(id)} variant="secondary" size="small" aria-label={copy.viewOf(name)}>
            {copy.view}
          </LinkButton>
          {!isRead && (
            <IconButton
              label={copy.markReadOf(name)}
              icon={<MailOpen />}
              size="small"
              aria-disabled={markingId === id || undefined}
              onClick={() => markingId !== id && markRead(id)}
            />
          )}
        </>
      )}
    >
      {({ id, close }) => id !== null && <ContactDialog key={id} id={id} onClose={close} />}
    </ResourceList>
  );
}
