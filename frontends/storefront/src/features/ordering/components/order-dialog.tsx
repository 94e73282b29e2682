import { useEffect, useRef, useState } from 'react';
import { cart, showToast, type NewCartItem } from '@afshoreh/contracts';
import { copy } from '../copy';
import type { PlacedOrder } from '../place-order';
import { OrderFormDialog } from './order-form-dialog';
import { OrderPlacedDialog } from './order-placed-dialog';

/** What the dialog must know of a product: it becomes the cart's line after the order. */
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
    // Whoever went back to another page meanwhile has no dialog to read the code in.
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
