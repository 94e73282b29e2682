import { lazy, memo, Suspense, type ComponentType } from 'react';
import { untilNear } from '../../../components/until-near';
import { DOCUMENTS } from '../documents-id';
import type { ProductDetails } from '../get-product';

/** Without its code the page goes on without the section. */
const Documents = lazy<ComponentType<{ product: ProductDetails }>>(async () => {
  await untilNear(DOCUMENTS);
  return import('./documents').catch(() => ({ default: () => null }));
});

/** What the product offers for download; nothing when there is nothing. Memoized, as an update would replace the server's section. */
export const DocumentsWhenNear = memo(function DocumentsWhenNear({ product }: { product: ProductDetails }) {
  if (product.documents.length + product.specification.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Documents product={product} />
    </Suspense>
  );
});
