import type { NewCartItem } from '@afshoreh/contracts';
import type { Product } from './get-product';

/** A product as a line of the cart keeps it (spec §3). Without an own image the cart draws one by the name. */
export function cartItemOf({ id, name, image, brix, weight, origin, pack }: Product): NewCartItem {
  return { id, name, image: image ?? '', brix: brix ?? '', weight: weight ?? '', origin: origin ?? '', pack };
}
