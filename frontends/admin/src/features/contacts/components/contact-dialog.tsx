import { ApiError } from '@afshoreh/api-client';
import { AnchorButton, Button, EmptyState, ErrorBox, Loading, SkeletonLines } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useQuery } from '@afshoreh/contracts/query';
import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { HistoryLink } from '../../../history/history-link';
import { copy } from '../copy';
import { contactQuery } from '../get-contact';
import { useMarkOpened } from '../mark-contact-read';
import { ContactDetails } from './contact-details';

const { dialog } = copy;

interface ContactDialogProps {
  id: number;
  onClose: () => void;
}

/** One message over the list, with the ways to answer it (spec §2). Opening it marks it as read (spec §4). */
export function ContactDialog({ id, onClose }: ContactDialogProps) {
  const { data: contact } = useQuery(contactQuery(id));
  useReadOnce(id, contact?.isRead);
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={contact ? dialog.title(contact.name) : dialog.loading}
      footer={
        <>
          <HistoryLink thing="contact" id={id} />
          <Button variant="secondary" onClick={onClose}>
            {dialog.close}
          </Button>
          {contact?.email && (
            <AnchorButton href={`mailto:${contact.email}?subject=${encodeURIComponent(dialog.replySubject)}`}>
              <Mail />
              {dialog.reply}
            </AnchorButton>
          )}
        </>
      }
    >
      <Body id={id} />
    </Dialog>
  );
}

/** Once for each opening: whoever then marks it as unread has it unread. */
function useReadOnce(id: number, isRead: boolean | undefined): void {
  const { mutate } = useMarkOpened();
  const done = useRef(false);
  useEffect(() => {
    if (isRead !== false || done.current) return;
    done.current = true;
    mutate(id);
  }, [id, isRead, mutate]);
}

function Body({ id }: { id: number }) {
  const { data: contact, error, isFetching, refetch } = useQuery(contactQuery(id));
  if (contact) return <ContactDetails contact={contact} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState level={3} title={dialog.notFound} text={dialog.notFoundText} />;
  }
  if (error) {
    return (
      <ErrorBox title={dialog.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  return (
    <Loading>
      <SkeletonLines lines={6} />
    </Loading>
  );
}
