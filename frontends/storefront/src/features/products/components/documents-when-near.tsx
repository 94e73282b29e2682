import { sectionWhenNear } from '../../../components/section-when-near';
import { DOCUMENTS } from '../documents-id';
import type { ProductDetails } from '../get-product';

const Documents = sectionWhenNear(DOCUMENTS, () => import('./documents'));

/** The documents of a product for download; renders nothing when there are none. */
export function DocumentsWhenNear({ product }: { product: ProductDetails }) {
  return product.documents.length + product.specification.length > 0 && <Documents product={product} />;
}
