import { formatDateTime } from '@afshoreh/persian';
import { AnchorButton, Cluster, LinkButton, PhoneLink, Stack } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Mail, Phone } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { RecordView } from '../../../resource/record-view';
import { contacts, type ContactMessage } from '../contacts';
import { copy } from '../copy';
import { useMarkOpened } from '../mark-contact-read';
import { useMay } from '../../../session/access';
import { AddCustomerButton } from './add-customer-button';
import { FollowUpForm } from './follow-up-form';
import { ReplyForm } from './reply-form';
import { DescriptionList } from '../../../list/description-list';
import { EmailLink } from '../../../list/email-link';

const { dialog } = copy;

interface ContactDialogProps {
  id: number;
  onClose: () => void;
}

/** One message over the list, with the ways to reply. Opening it marks it as read. */
export function ContactDialog(props: ContactDialogProps) {
  return (
    <RecordView
      {...props}
      of={contacts}
      words={dialog}
      buttons={({ email }) =>
        email && (
          <AnchorButton variant="secondary" href={`mailto:${email}?subject=${encodeURIComponent(dialog.replySubject)}`}>
            <Mail />
            {dialog.reply}
          </AnchorButton>
        )
      }
    >
      {(contact) => <OpenedContact contact={contact} />}
    </RecordView>
  );
}

/** Marks the message as read once per opening, so that an admin can mark the open message as unread again. */
function OpenedContact({ contact }: { contact: ContactMessage }) {
  const { id, isRead } = contact;
  const { mutate } = useMarkOpened();
  const done = useRef(false);
  useEffect(() => {
    if (isRead || done.current) return;
    done.current = true;
    mutate(id);
  }, [id, isRead, mutate]);
  return (
    <Stack $gap={6}>
      <ContactDetails contact={contact} />
      <Cluster $gap={2}>
        <TakeOrderLink id={contact.id} />
        <AddCustomerButton contact={contact} />
      </Cluster>
      <Section title={copy.replying.title}>
        {contact.reply && <Message aria-label={copy.replying.last}>{contact.reply}</Message>}
        <ReplyForm contact={contact} />
      </Section>
      <Section title={copy.followUp.title}>
        <FollowUpForm contact={contact} />
      </Section>
    </Stack>
  );
}

/** Takes an order by telephone that starts with the sender and the words of the message. */
function TakeOrderLink({ id }: { id: number }) {
  if (!useMay()('orders', 'write')) return null;
  return (
    <LinkButton variant="secondary" size="small" to={`/admin/orders?order=new-message-${id}`}>
      <Phone />
      {dialog.takeOrder}
    </LinkButton>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} $gap={3}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Stack>
  );
}

function ContactDetails({ contact }: { contact: ContactMessage }) {
  const { name, email, phone, createdAt, message } = contact;
  return (
    <Stack $gap={4}>
      <DescriptionList
        items={[
          [dialog.name, name],
          [dialog.email, email ? <EmailLink key="email" email={email} /> : copy.noEmail],
          [dialog.phone, phone && <PhoneLink key="phone" phone={phone} />],
          [dialog.sentAt, formatDateTime(createdAt)],
        ]}
      />
      <Message aria-label={dialog.message}>{message.trim() || copy.noText}</Message>
    </Stack>
  );
}

const SectionTitle = styled.h3`
  font-size: ${font.md};
`;

const Message = styled.section`
  padding: ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  white-space: pre-wrap;
`;
