import type { Customer } from '@afshoreh/api-client';
import { lazy, Suspense, useId } from 'react';
import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { formatAmount, formatDate, formatDeadline } from '@afshoreh/persian';
import { Ltr, OrderStatusBadge } from '@afshoreh/ui';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { Moment } from '../../../components/moment';
import { useCancelOrder, type MyOrder, type MyQuote } from '../account-calls';
import { copy } from '../copy';
import { CancelOrder } from '../../../components/cancel-order/cancel-order';
import { CurrentQuote } from '../../../components/order-quotes/order-quotes';
import { OrderAgain, type OrderAgainProps } from '../../../components/order-again/order-again';

const text = copy.orders;

const OrderReminder = lazy(() => import('./order-reminder'));

export interface OrderCardProps extends Pick<OrderAgainProps, 'cartItemOf'> {
  customer: Customer;
  order: MyOrder;
  /** The quotes of this order, the newest first. */
  quotes: readonly MyQuote[];
}

/**
 * One order: its status, the time until which an expert calls (while nobody has called yet), its lines and its actions.
 */
export function OrderCard({ customer, order, quotes, cartItemOf }: OrderCardProps) {
  const { trackingCode, status, createdAt, callBy, items, linesChangedAt, deliveryDate } = order;
  const isOpen = status === 'new' || status === 'processing';
  const heading = useId();
  const cancelOrder = useCancelOrder();
  return (
    <Card aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>
          {text.order} <Ltr>{trackingCode}</Ltr>
        </h2>
        <OrderStatusBadge status={status} />
        <p>
          {text.placedAt}: <Moment at={createdAt} />
        </p>
      </Head>
      {status === 'new' && <CallPromise>{text.promise(formatDeadline(callBy))}</CallPromise>}
      {isOpen && deliveryDate && <p>{text.delivery(formatDate(deliveryDate))}</p>}
      {linesChangedAt && (
        <Changed>
          {text.linesChanged} <Moment at={linesChangedAt} />
        </Changed>
      )}
      <CurrentQuote quotes={quotes} />
      <Lines aria-label={text.items}>
        {items.map(({ productId, productName, quantity, pack }, at) => (
          <li key={at}>
            {productId === null ? <span>{productName}</span> : <Link to={`/product/${productId}`}>{productName}</Link>}
            <strong>{formatAmount(quantity, pack)}</strong>
            {productId !== null && (
              <Link to={`/product/${productId}#documents`} aria-label={text.documentsOf(productName)}>
                {text.documents}
              </Link>
            )}
          </li>
        ))}
      </Lines>
      {items.length > 1 && <Total>{text.total(items.reduce((sum, { quantity }) => sum + quantity, 0))}</Total>}
      <OrderAgain order={order} cartItemOf={cartItemOf}>
        <Link to={`/orders/track?code=${trackingCode}`}>{text.track}</Link>
        {status === 'new' && <CancelOrder trackingCode={trackingCode} onCancel={() => cancelOrder(order)} />}
      </OrderAgain>
      <Reminder>
        <Suspense>
          <OrderReminder customer={customer} order={order} />
        </Suspense>
      </Reminder>
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  box-shadow: ${shadow.card};
`;

const Changed = styled.p`
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;

  h2 {
    font-size: ${font.lg};
  }
  p {
    flex-basis: 100%;
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;

const CallPromise = styled.p`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('infoSoft')};
  font-size: ${font.sm};
`;

const Lines = styled.ul`
  /* An amount with packs is too long to fit beside the name on a phone, so all amounts go below. */
  li {
    display: grid;
    gap: ${space(1)} ${space(4)};
    justify-items: start;
    padding-block: ${space(2)};
    border-block-end: 1px dashed ${color('line')};
  }
  li:last-child {
    border-block-end: 0;
  }
  strong {
    font-weight: 600;
  }
  ${media.md} {
    li {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
    }
  }
`;

/* Reserves the height of the reminder's button, whose code loads later. */
const Reminder = styled.div`
  min-block-size: 2.75rem;
`;

const Total = styled.p`
  font-size: ${font.sm};
  text-align: end;
`;
