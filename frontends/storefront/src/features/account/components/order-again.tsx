import { useMutation } from '@afshoreh/contracts/query';
import styled from 'styled-components';
import { reasonOf } from '@afshoreh/api-client';
import { cart, type NewCartItem } from '@afshoreh/contracts';
import { Link, useNavigate } from '@afshoreh/contracts/router';
import { Button, ErrorBox, LinkButton, Notice } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { copy as siteCopy } from '../../../copy';
import { CancelOrder } from '../../../components/cancel-order/cancel-order';
import { useCancelOrder, type MyOrder } from '../account-calls';
import { copy } from '../copy';

const text = copy.orders;

export interface OrderAgainProps {
  order: MyOrder;
  /** Returns a product as a cart item, or null when it is no longer sold. */
  cartItemOf: (productId: number) => Promise<NewCartItem | null>;
}

type Line = MyOrder['items'][number];

/**
 * Links to the order's tracking page, and copies its lines into the cart, where the customer can edit them and send a new
 * order.
 */
export function OrderAgain({ order, cartItemOf }: OrderAgainProps) {
  const navigate = useNavigate();
  const cancelOrder = useCancelOrder();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => fillCart(order.items, cartItemOf),
    onSuccess: (withdrawn) => {
      if (withdrawn.length === 0) void navigate('/cart');
    },
  });
  const withdrawn = data ?? [];
  const someWereAdded = withdrawn.length < order.items.length;

  return (
    <>
      {error && <ErrorBox title={text.againFailed}>{reasonOf(error) ?? siteCopy.tryAgain}</ErrorBox>}
      {withdrawn.length > 0 && (
        <Notice tone="info">
          {text.withdrawn(withdrawn.map(({ productName }) => `«${productName}»`).join('، '))}{' '}
          {someWereAdded && text.othersAdded}
        </Notice>
      )}
      <Actions>
        {withdrawn.length > 0 ? (
          <LinkButton variant="secondary" to={someWereAdded ? '/cart' : '/products'}>
            {someWereAdded ? text.toCart : text.toProducts}
          </LinkButton>
        ) : (
          <Button
            variant="secondary"
            aria-label={text.againOf(order.trackingCode)}
            pending={isPending}
            pendingLabel={text.adding}
            onClick={() => mutate()}
          >
            {text.again}
          </Button>
        )}
        <Link to={`/orders/track?code=${order.trackingCode}`}>{text.track}</Link>
        {order.status === 'new' && (
          <CancelOrder trackingCode={order.trackingCode} onCancel={() => cancelOrder(order)} />
        )}
      </Actions>
    </>
  );
}

/**
 * Returns the lines whose product is no longer sold. It adds nothing before every product is fetched, so that a failure can be
 * retried.
 */
async function fillCart(lines: Line[], cartItemOf: OrderAgainProps['cartItemOf']): Promise<Line[]> {
  const found = await Promise.all(
    lines.map(async (line) => ({ line, item: line.productId === null ? null : await cartItemOf(line.productId) })),
  );
  for (const { line, item } of found) if (item) cart.add(item, line.quantity);
  return found.filter(({ item }) => item === null).map(({ line }) => line);
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(5)};
  align-items: center;
`;
