import type { NewCartItem } from '@afshoreh/contracts';
import type { Product } from './get-product';

/** A product as a cart item. For a product without its own image the cart shows a drawing by name. */
export function cartItemOf({ id, name, image, brix, weight, origin, pack }: Product): NewCartItem {
  return { id, name, image: image ?? '', brix: brix ?? '', weight: weight ?? '', origin: origin ?? '', pack };
}
