import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from '@afshoreh/contracts/query';
import { EmptyState, LinkButton } from '@afshoreh/ui';
import { emptyList } from '@afshoreh/ui/illustrations';
import { font, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { NEAREST, nearestProductsQuery } from '../get-nearest-products';
import type { Product } from '../get-product';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';
import { ProductGridSkeleton } from './product-skeleton';

interface NothingFoundProps {
  /** What was searched for; empty when a category has no products. */
  q: string;
  actionsOf: (product: Product) => ReactNode;
  /** Asks for what is not in the list. */
  request: ReactNode;
}

/** A search that found nothing: what comes nearest, and a way to ask for it. */
export function NothingFound({ q, actionsOf, request }: NothingFoundProps) {
  return (
    <Found>
      <EmptyState
        illustration={emptyList}
        title={q ? copy.list.emptyFor(q) : copy.list.empty}
        text={copy.list.emptyText}
        action={<LinkButton to="/products">{copy.list.showAll}</LinkButton>}
      />
      {q && <Nearest q={q} actionsOf={actionsOf} />}
      {request}
    </Found>
  );
}

function Nearest({ q, actionsOf }: Pick<NothingFoundProps, 'q' | 'actionsOf'>) {
  const { data, isError } = useQuery(nearestProductsQuery(q));
  if (isError || data?.length === 0) return null;
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest">{copy.list.nearest}</h2>
      {data ? (
        <ProductGrid>
          {data.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} actions={actionsOf(product)} />
            </li>
          ))}
        </ProductGrid>
      ) : (
        <ProductGridSkeleton count={NEAREST} label={copy.list.loading} />
      )}
    </section>
  );
}

const Found = styled.div`
  display: grid;
  gap: ${space(10)};

  section > h2 {
    margin-block-end: ${space(5)};
    font-size: ${font.xl};
    font-weight: 700;
  }
`;
