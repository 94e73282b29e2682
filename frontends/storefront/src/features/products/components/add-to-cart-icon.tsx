import type { NewCartItem } from '@afshoreh/contracts';
import { IconButton } from '@afshoreh/ui';
import { useAddToCart } from './use-add-to-cart';

/** An icon button for a table row. */
export function AddToCartIcon({ product }: { product: NewCartItem }) {
  const { handlers, label, icon, status } = useAddToCart(product);
  return (
    <>
      <IconButton variant="outline" size="small" label={label} icon={icon} {...handlers} />
      {status}
    </>
  );
}
