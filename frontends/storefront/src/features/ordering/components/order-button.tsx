import { useState, type ComponentProps, type ComponentType } from 'react';
import { showToast } from '@afshoreh/contracts';
import { Button } from '@afshoreh/ui';
import { copy } from '../copy';
import type { OrderDialogProps, OrderedProduct } from './order-dialog';

type ButtonLook = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'fullWidth'>;

interface OrderButtonProps extends ButtonLook {
  product: OrderedProduct;
}

/** The dialog with its form is fetched when somebody is about to need it, never with the page (design §6). */
const loadDialog = () => import('./order-dialog').then((module) => module.OrderDialog);

function preload(): void {
  // A failure here is nobody's concern yet: the click tries again and says so.
  loadDialog().catch(() => undefined);
}

/** Opens the order dialog for one product. */
export function OrderButton({ product, ...look }: OrderButtonProps) {
  const [opening, setOpening] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<OrderDialogProps> | null>(null);

  async function handleClick() {
    setOpening(true);
    try {
      const OrderDialog = await loadDialog();
      setDialog(() => OrderDialog);
    } catch {
      showToast({ tone: 'error', title: copy.unavailable, description: copy.unavailableText });
    } finally {
      setOpening(false);
    }
  }

  return (
    <>
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
      {Dialog && <Dialog product={product} onClose={() => setDialog(null)} />}
    </>
  );
}
