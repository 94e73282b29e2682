import { useState } from 'react';
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

/** The order dialog from opening to the confirmation that follows it (spec §4 Order dialog). */
export function OrderDialog({ product, onClose }: OrderDialogProps) {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);

  function handlePlaced(order: PlacedOrder) {
    cart.add(product, order.quantity);
    showToast({ tone: 'success', title: copy.placed.toast, description: copy.placed.toastText });
    setPlaced(order);
  }

  return placed ? (
    <OrderPlacedDialog order={placed} onClose={onClose} />
  ) : (
    <OrderFormDialog product={product} onPlaced={handlePlaced} onClose={onClose} />
  );
}
