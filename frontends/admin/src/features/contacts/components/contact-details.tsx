import { formatDateTime } from '@afshoreh/persian';
import { Ltr, PhoneLink, Stack } from '@afshoreh/ui';
import { color, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { DescriptionList } from '../../../list/description-list';
import { copy } from '../copy';
import type { ContactMessage } from '../contacts';

const { dialog } = copy;

export function ContactDetails({ contact }: { contact: ContactMessage }) {
  const { name, email, phone, createdAt, message } = contact;
  return (
    <Stack $gap={4}>
      <DescriptionList
        items={[
          [dialog.name, name],
          [dialog.email, email ? <Email key="email" email={email} /> : copy.noEmail],
          [dialog.phone, phone && <PhoneLink key="phone" phone={phone} />],
          [dialog.sentAt, formatDateTime(createdAt)],
        ]}
      />
      <Message aria-label={dialog.message}>{message.trim() || copy.noText}</Message>
    </Stack>
  );
}

function Email({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <Ltr>{email}</Ltr>
    </a>
  );
}

const Message = styled.section`
  padding: ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
