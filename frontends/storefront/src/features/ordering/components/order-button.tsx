import { useState, type ComponentProps, type ComponentType } from 'react';
import styled from 'styled-components';
import { AnchorButton, Button } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { buttonCopy as copy } from '../button-copy';
import type { OrderDialogProps, OrderedProduct } from './order-dialog';

type ButtonLook = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'fullWidth'>;

interface OrderButtonProps extends ButtonLook {
  product: OrderedProduct;
}

/** The dialog's code is loaded when the visitor is about to use it, not with the page. */
const loadDialog = () => import('./order-dialog').then((module) => module.OrderDialog);

function preload(): void {
  // Ignore a failure here, because the click loads again and shows it.
  loadDialog().catch(() => undefined);
}

/** Opens the order dialog for one product. */
export function OrderButton({ product, ...look }: OrderButtonProps) {
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<OrderDialogProps> | null>(null);

  async function handleClick() {
    setOpening(true);
    setFailed(false);
    try {
      const OrderDialog = await loadDialog();
      setDialog(() => OrderDialog);
    } catch {
      setFailed(true);
    } finally {
      setOpening(false);
    }
  }

  return (
    <Place>
      <Button
        {...look}
        aria-haspopup="dialog"
        aria-label={copy.orderOf(product.name)}
        pending={opening}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void handleClick()}
      >
        {copy.order}
      </Button>
      <noscript>
        <AnchorButton {...look} href={`/product/${product.id}/order`} aria-label={copy.orderOf(product.name)}>
          {copy.order}
        </AnchorButton>
      </noscript>
      {failed && (
        <Problem role="alert" ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
          {copy.unavailable}
        </Problem>
      )}
      {Dialog && <Dialog product={product} onClose={() => setDialog(null)} />}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`;

/* The message is as wide as the button above it. A long sentence must not widen the row that contains the button. */
const Problem = styled.p`
  contain: inline-size;
  && {
    margin: 0;
  }
  color: ${color('dangerText')};
  font-size: ${font.sm};
`;
