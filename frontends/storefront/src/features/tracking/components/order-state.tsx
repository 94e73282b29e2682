import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { formatAmount, formatDate, formatDeadline } from '@afshoreh/persian';
import { Ltr, OrderStatusBadge, orderStatusLabel, orderTone } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { CancelOrder } from '../../../components/cancel-order/cancel-order';
import { OrderAgain, type OrderAgainProps } from '../../../components/order-again/order-again';
import { OrderQuotes } from '../../../components/order-quotes/order-quotes';
import { Sheet, SheetHead } from '../../../components/sheet-page';
import { Timeline } from '../../../components/timeline';
import { copy } from '../copy';
import type { FoundOrder } from '../track-order';
import { Moment } from '../../../components/moment';

interface OrderStateProps extends Pick<OrderAgainProps, 'cartItemOf'>, FoundOrder {
  onCancel: () => Promise<void>;
}

/** The status of an order. It scrolls into view and takes the focus, because on a phone it is below the form. */
export function OrderState({ order, pair, onCancel, cartItemOf }: OrderStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [order]);

  return (
    <Sheet as="section" aria-labelledby="order">
      <SheetHead>
        <h2 id="order" ref={heading} tabIndex={-1}>
          {copy.order} <Ltr>{order.trackingCode}</Ltr>
        </h2>
        <OrderStatusBadge status={order.status} />
        <p>
          {copy.placedAt}: <Moment at={order.createdAt} />
        </p>
      </SheetHead>
      <p>{copy.meanings[order.status]}</p>
      {order.status === 'new' && <Promise>{copy.promise(formatDeadline(order.callBy))}</Promise>}
      {order.deliveryDate && <p>{copy.delivery(formatDate(order.deliveryDate))}</p>}
      <OrderQuotes pair={{ code: order.trackingCode, phone: pair.phone }} />
      <Part>
        <h3>{copy.items}</h3>
        {order.linesChangedAt && (
          <Changed>
            {copy.linesChanged} <Moment at={order.linesChangedAt} />
          </Changed>
        )}
        <ul>
          {order.items.map(({ productId, productName, quantity, pack }, at) => (
            <Item key={at}>
              {productName} <strong>{formatAmount(quantity, pack)}</strong>
              {productId !== null && (
                <Link to={`/product/${productId}#documents`} aria-label={copy.documentsOf(productName)}>
                  {copy.documents}
                </Link>
              )}
            </Item>
          ))}
        </ul>
      </Part>
      <Part>
        <h3>{copy.history}</h3>
        <Timeline
          label={copy.history}
          steps={order.history.map(({ to, at }, index) => ({
            text: index === 0 ? copy.placed : orderStatusLabel(to),
            tone: orderTone(to),
            at,
          }))}
        />
      </Part>
      <OrderAgain order={order} cartItemOf={cartItemOf} />
      <End>
        <Question>
          {copy.question} <Link to="/contact">{copy.contact}</Link>
        </Question>
        {order.status === 'new' && <CancelOrder trackingCode={order.trackingCode} onCancel={onCancel} />}
      </End>
    </Sheet>
  );
}

const Part = styled.div`
  h3 {
    margin-block-end: ${space(2)};
    font-size: ${font.lg};
  }
`;

/* An amount with packs is too long to fit beside the name on a phone, so it goes below. */
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  justify-content: space-between;
  padding-block: ${space(3)};
  border-block-end: 1px dashed ${color('line')};

  &:last-child {
    border-block-end: 0;
  }
  strong {
    font-weight: 600;
  }
`;

const Changed = styled.p`
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const Promise = styled.p`
  font-weight: 600;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  justify-content: space-between;
`;

const Question = styled.p`
  color: ${color('muted')};
  font-size: ${font.sm};
`;
