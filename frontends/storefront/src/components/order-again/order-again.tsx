import { useMutation } from '@afshoreh/contracts/query';
import styled from 'styled-components';
import { reasonOf } from '@afshoreh/api-client';
import { cart, type NewCartItem } from '@afshoreh/contracts';
import { useNavigate } from '@afshoreh/contracts/router';
import { Button, ErrorBox, LinkButton, Notice } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import { copy as siteCopy } from '../../copy';
import { copy as text } from './copy';

interface OrderedLine {
  /** Null once the product was removed. */
  productId: number | null;
  productName: string;
  /** In kilograms. */
  quantity: number;
}

export interface OrderAgainProps {
  order: { trackingCode: string; items: OrderedLine[] };
  /** Returns a product as a cart item, or null when it is no longer sold. */
  cartItemOf: (productId: number) => Promise<NewCartItem | null>;
  /** Further actions for the order, beside the button. */
  children?: ReactNode;
}

/**
 * Copies the lines of an order into the cart, where the customer can edit them and send a new order. Names the products
 * that are no longer sold.
 */
export function OrderAgain({ order, cartItemOf, children }: OrderAgainProps) {
  const navigate = useNavigate();
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
        {children}
      </Actions>
    </>
  );
}

/**
 * Returns the lines whose product is no longer sold. It adds nothing before every product is fetched, so that a failure can be
 * retried.
 */
async function fillCart(lines: OrderedLine[], cartItemOf: OrderAgainProps['cartItemOf']): Promise<OrderedLine[]> {
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
