import { useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { font } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { EntryList, SectionTitle } from '../list/entry-list';
import { useMay } from '../session/access';
import { copy } from './copy';
import { customerRemindersQuery, reminderText, useStopReminder } from './reminders';

/** The order reminders of a customer. Renders nothing when there are none. */
export function CustomerReminders({ id }: { id: number }) {
  const { data, isError } = useQuery(customerRemindersQuery(id));
  const mayWrite = useMay()('orders', 'write');
  const stop = useStopReminder();
  if (isError) return <p role="alert">{copy.listFailed}</p>;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="customer-reminders">
      <SectionTitle id="customer-reminders">{copy.title}</SectionTitle>
      <List>
        {data.map((reminder) => {
          const order = copy.order(toPersianDigits(reminder.orderId));
          return (
            <li key={reminder.orderId}>
              <Link to={`/admin/orders?order=${reminder.orderId}`}>{order}</Link>
              <span>{reminderText(reminder)}</span>
              {mayWrite && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={copy.stopOf(order)}
                  pending={stop.isPending && stop.variables.orderId === reminder.orderId}
                  pendingLabel={copy.stopping}
                  onClick={() => stop.mutate(reminder)}
                >
                  {copy.stop}
                </Button>
              )}
            </li>
          );
        })}
      </List>
    </section>
  );
}

const List = styled(EntryList)`
  font-size: ${font.sm};
`;
