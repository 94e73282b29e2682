import { formatDate, toPersianDigits } from '@afshoreh/persian';
import { Badge, Button, Checkbox } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import { isOpenOrder, lineName, type Order } from '../orders';
import type { KnownCaller } from './known-caller';

const words = copy.taking;
const MOST_SHOWN = 3;

interface CallerPanelProps {
  caller: KnownCaller;
  /** The account to which the order will belong. */
  customerId: number | null;
  onCustomer: (id: number | null) => void;
  /** Copies the lines of an earlier order into the form. */
  onAgain: (order: Order) => void;
}

/** Earlier orders and accounts with the caller's number. */
export function CallerPanel({ caller: { orders, accounts }, customerId, onCustomer, onAgain }: CallerPanelProps) {
  if (orders.length === 0 && accounts.length === 0) return <Panel>{words.unknown}</Panel>;
  return (
    <Panel>
      {orders.length > 0 && (
        <>
          <strong>{words.earlier}</strong>
          <ul>
            {orders.slice(0, MOST_SHOWN).map((order) => (
              <li key={order.id}>
                <span>
                  {toPersianDigits(order.id)}، {formatDate(order.createdAt)}: {order.items.map(lineName).join('، ')}
                  {isOpenOrder(order) && (
                    <>
                      {' '}
                      <Badge tone="info">{words.stillOpen}</Badge>
                    </>
                  )}
                </span>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={words.againOf(toPersianDigits(order.id))}
                  onClick={() => onAgain(order)}
                >
                  {words.again}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {accounts.map(({ id, fullName, email }) => (
        <Checkbox
          key={id}
          label={words.inAccount(fullName)}
          hint={email}
          checked={customerId === id}
          onChange={({ target }) => onCustomer(target.checked ? id : null)}
        />
      ))}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  font-size: ${font.sm};

  ul {
    display: grid;
    gap: ${space(2)};
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
  }
  li > button {
    flex: none;
  }
`;
