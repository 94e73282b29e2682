import { Check, ShoppingCart } from 'lucide-react';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { cart, type NewCartItem } from '@afshoreh/contracts';
import { VisuallyHidden } from '@afshoreh/ui';
import { copy } from '../copy';

const CONFIRMATION_MS = 2000;

interface AddToCart {
  handlers: { onFocus: () => void; onClick: () => void };
  /** The product was just added; the control shows that for a moment. */
  justAdded: boolean;
  label: string;
  icon: ReactElement;
  /** Place it beside the control; it tells screen readers what the control shows. */
  status: ReactNode;
}

/**
 * Adds one pack of a product to the cart (or a kilogram when it has no pack). The control itself confirms it, so nothing covers
 * the page.
 */
export function useAddToCart(product: NewCartItem): AddToCart {
  const [additions, setAdditions] = useState(0);
  /** A live region must exist before its text. A list has many controls, so only one that was focused gets a live region. */
  const [hasStatus, setHasStatus] = useState(false);

  useEffect(() => {
    if (additions === 0) return;
    const timer = setTimeout(() => setAdditions(0), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [additions]);

  function add() {
    cart.add(product);
    setAdditions((times) => times + 1);
  }

  const justAdded = additions > 0;
  const Icon = justAdded ? Check : ShoppingCart;
  return {
    handlers: { onFocus: () => setHasStatus(true), onClick: add },
    justAdded,
    label: copy.card.addToCartOf(product.name),
    icon: <Icon size={18} />,
    status: hasStatus && <VisuallyHidden role="status">{justAdded && copy.card.added(product.name)}</VisuallyHidden>,
  };
}
