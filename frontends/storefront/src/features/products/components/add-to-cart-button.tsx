import type { NewCartItem } from '@afshoreh/contracts';
import { Button } from '@afshoreh/ui';
import { copy } from '../copy';
import { useAddToCart } from './use-add-to-cart';

interface AddToCartButtonProps {
  product: NewCartItem;
  /** Set it when another button beside it is the primary one. */
  quiet?: boolean;
}

export function AddToCartButton({ product, quiet = false }: AddToCartButtonProps) {
  const { handlers, justAdded, label, icon, status } = useAddToCart(product);
  return (
    <>
      <Button fullWidth variant={quiet ? 'secondary' : 'primary'} aria-label={label} {...handlers}>
        {icon}
        {justAdded ? copy.card.addedShort : copy.card.addToCart}
      </Button>
      {status}
    </>
  );
}
