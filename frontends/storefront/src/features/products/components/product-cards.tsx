import type { ReactNode } from 'react';
import type { Product } from '../get-product';
import type { ProductListSearch } from '../product-list-search';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';

/** Cards that a phone, or a desktop's first row, shows before anybody scrolls. */
const ON_FIRST_SCREEN = 3;

export interface ProductsShown {
  products: readonly Product[];
  /** They belong to an older question; the new ones are on their way. */
  stale?: boolean;
  sort: ProductListSearch['sort'];
  onSort: (sort: ProductListSearch['sort']) => void;
  actionsOf: (product: Product) => ReactNode;
  rowActionsOf: (product: Product) => ReactNode;
}

export function ProductCards({
  products,
  stale = false,
  actionsOf,
}: Pick<ProductsShown, 'products' | 'stale' | 'actionsOf'>) {
  return (
    <ProductGrid $stale={stale} aria-busy={stale}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} headingLevel="h2" first={at < ON_FIRST_SCREEN} actions={actionsOf(product)} />
        </li>
      ))}
    </ProductGrid>
  );
}
