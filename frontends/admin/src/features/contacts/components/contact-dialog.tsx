import { AnchorButton } from '@afshoreh/ui';
import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RecordView } from '../../../resource/record-view';
import { contacts, type ContactMessage } from '../contacts';
import { copy } from '../copy';
import { useMarkOpened } from '../mark-contact-read';
import { ContactDetails } from './contact-details';

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
