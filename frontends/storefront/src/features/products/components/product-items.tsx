import { lazy, Suspense } from 'react';
import type { ListView } from '../list-view';
import { ProductCards, type ProductsShown } from './product-cards';

/** Fetched when somebody chooses it; when it cannot be had, the cards stay. */
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
