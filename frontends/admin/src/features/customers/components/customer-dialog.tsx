import { formatDateTime, formatNumber } from '@afshoreh/persian';
import { Badge, Button, Cluster, PhoneLink, Stack } from '@afshoreh/ui';
import { LogOut } from 'lucide-react';
import { DescriptionList } from '../../../list/description-list';
import { CustomerReminders } from '../../../order-reminder/customer-reminders';
import { RecordView } from '../../../resource/record-view';
import { copy } from '../copy';
import { customers, useEndSessions, type Customer } from '../customers';
import { CustomerExternalId } from './customer-external-id';
import { CustomerOrders } from './customer-orders';
import { EmailLink } from '../../../list/email-link';

const { dialog: words } = copy;

interface CustomerDialogProps {
  id: number;
  /** Undefined for roles that may not delete customers. */
  onDelete: ((customer: Customer) => void) | undefined;
  onClose: () => void;
}

/** One customer over the list, with the customer's orders. */
export function CustomerDialog(props: CustomerDialogProps) {
  return (
    <RecordView {...props} of={customers} words={words}>
      {(customer) => (
        <Stack $gap={6}>
          <DescriptionList
            items={[
              [words.phone, <Phone key="phone" phone={customer.phoneNumber} isProven={customer.phoneProven} />],
              [words.email, customer.email && <EmailLink key="mail" email={customer.email} />],
              [words.externalId, <CustomerExternalId key="external" customer={customer} />],
              [words.createdAt, formatDateTime(customer.createdAt)],
              [words.sessions, <Sessions key="sessions" customer={customer} count={customer.sessions} />],
            ]}
          />
          <CustomerReminders id={customer.id} />
          <CustomerOrders id={customer.id} />
        </Stack>
      )}
    </RecordView>
  );
}

function Phone({ phone, isProven }: { phone: string; isProven: boolean }) {
  return (
    <Cluster $gap={3}>
      <PhoneLink phone={phone} />
      {isProven && <Badge tone="success">{words.phoneProven}</Badge>}
    </Cluster>
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
        <LogOut />
        {words.endSessions}
      </Button>
    </Cluster>
  );
}
