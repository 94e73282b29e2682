import { formatDateTime } from '@afshoreh/persian';
import { AnchorButton, PhoneLink, Stack } from '@afshoreh/ui';
import { color, radius, space } from '@afshoreh/ui/theme';
import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { RecordView } from '../../../resource/record-view';
import { contacts, type ContactMessage } from '../contacts';
import { copy } from '../copy';
import { useMarkOpened } from '../mark-contact-read';
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
          <AnchorButton href={`mailto:${email}?subject=${encodeURIComponent(dialog.replySubject)}`}>
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
  return <ContactDetails contact={contact} />;
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

const Message = styled.section`
  padding: ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
