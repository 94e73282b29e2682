import { useEffect, useState } from 'react';
import { Check, ShoppingCart } from 'lucide-react';
import { cart, showToast, type NewCartItem } from '@afshoreh/contracts';
import { Button, IconButton } from '@afshoreh/ui';
import { copy } from '../copy';

const SAID_FOR_MS = 2000;

interface AddToCartButtonProps {
  product: NewCartItem;
  /** A sign without words, as in the row of a table. */
  compact?: boolean;
  /** Beside a button that comes first. */
  quiet?: boolean;
}

/** Adds one pack of a product to the cart, or a kilogram; says so on itself at once and in a toast that is read aloud. */
export function AddToCartButton({ product, compact = false, quiet = false }: AddToCartButtonProps) {
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

  const label = copy.card.addToCartOf(product.name);
  const icon = justAdded > 0 ? <Check aria-hidden size={18} /> : <ShoppingCart aria-hidden size={18} />;
  if (compact) return <IconButton variant="outline" size="small" label={label} icon={icon} onClick={handleClick} />;
  return (
    <Button fullWidth variant={quiet ? 'secondary' : 'primary'} aria-label={label} onClick={handleClick}>
      {icon}
      {justAdded > 0 ? copy.card.addedShort : copy.card.addToCart}
    </Button>
  );
}
