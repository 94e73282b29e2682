import { useEffect, useRef, useState } from 'react';
import { cart, showToast, type NewCartItem } from '@afshoreh/contracts';
import { copy } from '../copy';
import type { PlacedOrder } from '../place-order';
import { OrderFormDialog } from './order-form-dialog';
import { OrderPlacedDialog } from './order-placed-dialog';

/** The product as an item of the cart, because the order adds the product to the cart as already ordered. */
export type OrderedProduct = NewCartItem;

export interface OrderDialogProps {
  product: OrderedProduct;
  onClose: () => void;
}

/** The order dialog from opening to the confirmation that follows it. */
export function OrderDialog({ product, onClose }: OrderDialogProps) {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const onScreen = useRef(false);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);

  function handlePlaced(order: PlacedOrder) {
    const { toast, codeIs } = copy.placed;
    cart.addOrdered(product, { trackingCode: order.trackingCode, kilograms: order.quantity });
    // A visitor who went to another page meanwhile has no dialog that shows the tracking code, so a toast shows it.
    if (!onScreen.current)
      showToast({ tone: 'success', title: toast, description: codeIs(order.trackingCode), persistent: true });
    setPlaced(order);
  }

  return placed ? (
    <OrderPlacedDialog order={placed} onClose={onClose} />
  ) : (
    <OrderFormDialog product={product} onPlaced={handlePlaced} onClose={onClose} />
  );
}
