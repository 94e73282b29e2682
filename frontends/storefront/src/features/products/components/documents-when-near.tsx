import { sectionWhenNear } from '../../../components/section-when-near';
import { DOCUMENTS } from '../documents-id';
import type { ProductDetails } from '../get-product';

const Documents = sectionWhenNear(DOCUMENTS, () => import('./documents'));

/** What the product offers for download; nothing when there is nothing. */
export function DocumentsWhenNear({ product }: { product: ProductDetails }) {
  return product.documents.length + product.specification.length > 0 && <Documents product={product} />;
}
