import { useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { useMay } from '../session/access';
import { copy } from './copy';
import { customerRemindersQuery, reminderText, useStopReminder } from './reminders';

/** Of which orders a customer is reminded. Renders nothing when there are none. */
export function CustomerReminders({ id }: { id: number }) {
  const { data, isError } = useQuery(customerRemindersQuery(id));
  const mayWrite = useMay()('orders', 'write');
  const stop = useStopReminder();
  if (isError) return <p role="alert">{copy.listFailed}</p>;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="customer-reminders">
      <Title id="customer-reminders">{copy.title}</Title>
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

const Title = styled.h3`
  margin-block-end: ${space(3)};
  font-size: ${font.lg};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    font-size: ${font.sm};
  }
`;
