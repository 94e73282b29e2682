import { lazy, Suspense } from 'react';
import type { ListView } from '../list-view';
import { ProductCards, type ProductsShown } from './product-cards';

/** The table's code loads when a visitor chooses the table; when it cannot be loaded, the cards stay. */
const ProductTable = lazy(() => import('./product-table').catch(() => ({ default: ProductCards })));

export function ProductItems({ view, ...shown }: ProductsShown & { view: ListView }) {
  const cards = <ProductCards {...shown} />;
  return view === 'cards' ? (
    cards
  ) : (
    <Suspense fallback={cards}>
      <ProductTable {...shown} />
    </Suspense>
  );
}
