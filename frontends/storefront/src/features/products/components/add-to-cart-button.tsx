import { useEffect, useState } from 'react';
import { Check, ShoppingCart } from 'lucide-react';
import { cart, showToast, type NewCartItem } from '@afshoreh/contracts';
import { Button } from '@afshoreh/ui';
import { copy } from '../copy';

const SAID_FOR_MS = 2000;

/** Adds one kilogram of a product to the cart; says so on itself at once and in a toast that is read aloud. */
export function AddToCartButton({ product }: { product: NewCartItem }) {
  const [justAdded, setJustAdded] = useState(0);

  useEffect(() => {
    if (justAdded === 0) return;
    const timer = setTimeout(() => setJustAdded(0), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [justAdded]);

  function handleClick() {
    cart.add(product);
    setJustAdded((times) => times + 1);
    showToast({ tone: 'success', title: copy.card.added, description: copy.card.addedText(product.name) });
  }

  return (
    <Button fullWidth aria-label={copy.card.addToCartOf(product.name)} onClick={handleClick}>
      {justAdded > 0 ? <Check aria-hidden size={18} /> : <ShoppingCart aria-hidden size={18} />}
      {justAdded > 0 ? copy.card.addedShort : copy.card.addToCart}
    </Button>
  );
}
