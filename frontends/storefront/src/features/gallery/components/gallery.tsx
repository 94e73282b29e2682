import { sectionWhenNear } from '../../../components/section-when-near';
import type { PhotographedProduct } from '../photo';
import { GALLERY } from '../section-id';

const GallerySection = sectionWhenNear(GALLERY, () => import('./gallery-section'));

/** More pictures of a product; nothing for a product without. */
export function Gallery({ product }: { product: PhotographedProduct }) {
  return product.pictures.length > 0 && <GallerySection product={product} />;
}
