import { sectionWhenNear } from '../../../components/section-when-near';
import type { PhotographedProduct } from '../photo';
import { GALLERY } from '../section-id';

const GallerySection = sectionWhenNear(GALLERY, () => import('./gallery-section'));

/** More pictures of a product; renders nothing when there are none. */
export function Gallery({ product }: { product: PhotographedProduct }) {
  return product.pictures.length > 0 && <GallerySection product={product} />;
}
