import { ApiError } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { formatDateTime, formatNumber } from '@afshoreh/persian';
import { Button, Cluster, EmptyState, ErrorBox, Loading, Ltr, PhoneLink, SkeletonLines, Stack } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { LogOut, Trash2 } from 'lucide-react';
import { DescriptionList } from '../../../list/description-list';
import { useEndSessions } from '../change-customers';
import { HistoryLink } from '../../../history/history-link';
import { copy } from '../copy';
import { customerQuery, type Customer } from '../get-customers';
import { CustomerOrders } from './customer-orders';

const { dialog: words } = copy;

interface CustomerDialogProps {
  id: number;
  onDelete: (customer: Customer) => void;
  onClose: () => void;
}

/** One customer over the list, with what they ordered. */
export function CustomerDialog({ id, onDelete, onClose }: CustomerDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(customerQuery(id));
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={data ? words.title(data.fullName) : words.loading}
      footer={
        <>
          <HistoryLink thing="customer" id={id} />
          {data && (
            <Button variant="ghost" onClick={() => onDelete(data)}>
              <Trash2 aria-hidden />
              {words.delete}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {data ? (
        <Stack $gap={6}>
          <DescriptionList
            items={[
              [words.phone, <PhoneLink key="phone" phone={data.phoneNumber} />],
              [words.email, <Mail key="mail" email={data.email} />],
              [words.createdAt, formatDateTime(data.createdAt)],
              [words.sessions, <Sessions key="sessions" customer={data} count={data.sessions} />],
            ]}
          />
          <CustomerOrders id={id} />
        </Stack>
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState level={3} title={words.notFound} text={words.notFoundText} />
      ) : error ? (
        <ErrorBox title={words.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Loading>
          <SkeletonLines lines={6} />
        </Loading>
      )}
    </Dialog>
  );
}

function Mail({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <Ltr>{email}</Ltr>
    </a>
  );
}

function Sessions({ customer, count }: { customer: Customer; count: number }) {
  const end = useEndSessions();
  if (count === 0) return words.noSessions;
  return (
    <Cluster $gap={3}>
      {words.sessionCount(formatNumber(count))}
      <Button
        variant="secondary"
        size="small"
        pending={end.isPending}
        pendingLabel={words.endingSessions}
        onClick={() => end.mutate(customer)}
      >
        <LogOut aria-hidden />
        {words.endSessions}
      </Button>
    </Cluster>
  );
}
