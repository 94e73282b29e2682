import { useState } from 'react';
import { formatAmount, formatNumber } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Button, Cluster, Stack } from '@afshoreh/ui';
import styled from 'styled-components';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { draftOf } from '../../../form/drafts';
import { useMay } from '../../../session/access';
import { linesDraftOf, OrderLinesForm } from '../lines/order-lines-form';
import { isOpenOrder, lineName } from '../orders';

/** The lines, and the form that corrects them while the order is open. A kept draft opens the form again. */
export function ChangeableLines({ order }: { order: OrderDetails }) {
  const mayChange = useMay()('orders', 'write') && isOpenOrder(order);
  const [isChanging, setIsChanging] = useState(() => draftOf(linesDraftOf(order.id)) !== null);
  if (mayChange && isChanging) return <OrderLinesForm order={order} onClose={() => setIsChanging(false)} />;
  return (
    <Stack $gap={2}>
      <OrderLines items={order.items} />
      {mayChange && (
        <Cluster $gap={2}>
          <Button size="small" variant="secondary" onClick={() => setIsChanging(true)}>
            {copy.lines.change}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** The ordered lines with the prices at the time of the order. */
export function OrderLines({ items }: Pick<OrderDetails, 'items'>) {
  return (
    <Lines>
      {items.map((line, at) => (
        <li key={at}>
          <span>{lineName(line)}</span>
          <strong>{formatAmount(line.quantity, line.pack)}</strong>
          {line.usdPerTon !== null && line.rate !== null && (
            <small>{copy.dialog.rate(formatNumber(line.usdPerTon), formatNumber(line.rate))}</small>
          )}
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: 1px;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('line')};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(4)};
    padding: ${space(3)} ${space(4)};
    background: ${color('surface')};
  }

  small {
    flex-basis: 100%;
    color: ${color('muted')};
    font-size: ${font.xs};
  }
`;
