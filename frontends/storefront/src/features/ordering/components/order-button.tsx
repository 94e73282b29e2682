import { useState, type ComponentProps, type ComponentType } from 'react';
import styled from 'styled-components';
import { Button } from '@afshoreh/ui';
import { color, font } from '@afshoreh/ui/theme';
import { buttonCopy as copy } from '../button-copy';
import type { OrderDialogProps, OrderedProduct } from './order-dialog';

type ButtonLook = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'fullWidth'>;

interface OrderButtonProps extends ButtonLook {
  product: OrderedProduct;
  /** The quiet second action beside another button: «سفارش فوری». */
  quick?: boolean;
}

/** The dialog with its form is fetched when somebody is about to need it, never with the page (design §6). */
const loadDialog = () => import('./order-dialog').then((module) => module.OrderDialog);

function preload(): void {
  // A failure here is nobody's concern yet: the click tries again and says so.
  loadDialog().catch(() => undefined);
}

/** Opens the order dialog for one product. */
export function OrderButton({ product, quick = false, ...look }: OrderButtonProps) {
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
    <>
      <Button
        {...(quick && { variant: 'ghost' as const })}
        {...look}
        aria-haspopup="dialog"
        aria-label={quick ? copy.quickOrderOf(product.name) : copy.orderOf(product.name)}
        pending={opening}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void handleClick()}
      >
        {quick ? copy.quickOrder : copy.order}
      </Button>
      {failed && <Problem role="alert">{copy.unavailable}</Problem>}
      {Dialog && <Dialog product={product} onClose={() => setDialog(null)} />}
    </>
  );
}

/* Below the button, whatever row or column that stands in. */
const Problem = styled.p`
  flex: 1 0 100%;
  grid-column: 1 / -1;
  color: ${color('dangerText')};
  font-size: ${font.sm};
`;
