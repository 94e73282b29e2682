import type { ReactNode } from 'react';
import { compared } from '@afshoreh/contracts';
import { CompareToggle } from '../../../components/comparison/compare-toggle';
import type { Product } from '../get-product';
import type { ProductListSearch } from '../product-list-search';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';

/** The number of cards that are visible before scrolling, on a phone or in a desktop's first row. */
const ON_FIRST_SCREEN = 3;

export interface ProductsShown {
  products: readonly Product[];
  /** These products belong to the previous search; the new ones are loading. */
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
          <ProductCard
            product={product}
            headingLevel="h2"
            first={at < ON_FIRST_SCREEN}
            mark={<CompareToggle chosen={compared} item={product.id} name={product.name} />}
            actions={actionsOf(product)}
          />
        </li>
      ))}
    </ProductGrid>
  );
}
