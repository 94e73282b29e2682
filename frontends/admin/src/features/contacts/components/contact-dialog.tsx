import { formatDateTime } from '@afshoreh/persian';
import { AnchorButton, Button, Ltr, PhoneLink, Stack } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { color, radius, space } from '@afshoreh/ui/theme';
import { Mail } from 'lucide-react';
import styled from 'styled-components';
import { Facts } from '../../../list/facts';
import { copy } from '../copy';
import type { ContactMessage } from '../get-contacts';

const { dialog } = copy;

interface ContactDialogProps {
  message: ContactMessage;
  onClose: () => void;
}

/** One message in full, with the ways to answer it (spec §2). */
export function ContactDialog({ message: { name, email, phone, createdAt, message }, onClose }: ContactDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={dialog.title(name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {dialog.close}
          </Button>
          {email && (
            <AnchorButton href={`mailto:${email}?subject=${encodeURIComponent(dialog.replySubject)}`}>
              <Mail />
              {dialog.reply}
            </AnchorButton>
          )}
        </>
      }
    >
      <Stack $gap={4}>
        <Facts
          facts={[
            [dialog.name, name],
            [
              dialog.email,
              email ? (
                <a key="email" href={`mailto:${email}`}>
                  <Ltr>{email}</Ltr>
                </a>
              ) : (
                copy.noEmail
              ),
            ],
            [dialog.phone, phone && <PhoneLink key="phone" phone={phone} />],
            [dialog.sentAt, formatDateTime(createdAt)],
          ]}
        />
        <Message aria-label={dialog.message}>{message.trim() || copy.noText}</Message>
      </Stack>
    </Dialog>
  );
}

const Message = styled.section`
  padding: ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
