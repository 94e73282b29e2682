import { isPictureAddress } from '@afshoreh/persian';
import { illustrationOf, type Illustration } from '@afshoreh/ui/illustrations';
import type { Product } from './get-product';

/** The product's own picture when it is kept on this site (no page loads from another host, D26), else by its name (spec §2). */
export function productImage({ name, image }: Pick<Product, 'name' | 'image'>): Illustration {
  const drawn = illustrationOf(name);
  return image && isPictureAddress(image) ? { ...drawn, src: image, alt: name } : drawn;
}
