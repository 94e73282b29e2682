import type { Schemas } from '@afshoreh/api-client';
import { isPictureAddress } from '@afshoreh/persian';

export type PhotographedProduct = Pick<
  Schemas['ProductDetails'],
  'name' | 'image' | 'imageAlt' | 'imageVariants' | 'pictures'
>;

export type Photo = Pick<Schemas['ProductPicture'], 'url' | 'alt' | 'variants'>;

/** The photos of a product, its own picture first; none when it has no gallery. */
export function photosOf({ name, image, imageAlt, imageVariants, pictures }: PhotographedProduct): Photo[] {
  const own = image && isPictureAddress(image) ? [{ url: image, alt: imageAlt ?? name, variants: imageVariants }] : [];
  return pictures.length === 0 ? [] : [...own, ...pictures];
}
