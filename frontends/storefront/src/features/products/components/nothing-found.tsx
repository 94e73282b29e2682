import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery, queryOptions } from '@afshoreh/contracts/query';
import { EmptyState, LinkButton } from '@afshoreh/ui';
import { emptyList } from '@afshoreh/ui/illustrations';
import { font, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { FILTERS } from '../filter-parameters';
import type { Product } from '../get-product';
import { productsPath, unfiltered, type ProductListSearch } from '../product-list-search';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';
import { ProductGridSkeleton } from './product-skeleton';
import { api, dataOf } from '@afshoreh/api-client';

const NEAREST = 3;

/** The products nearest to a search that found nothing. */
const nearestProductsQuery = (q: string) =>
  queryOptions({
    queryKey: ['products', 'nearest', q],
    queryFn: ({ signal }) =>
      api.GET('/products/nearest', { params: { query: { q, limit: NEAREST } }, signal }).then(dataOf),
  });

interface NothingFoundProps {
  search: ProductListSearch;
  actionsOf: (product: Product) => ReactNode;
  /** A control that asks sales for a product that is not in the list. */
  request: ReactNode;
}

/** An empty search result: the nearest products, and a way to ask for the missing one. */
export function NothingFound({ search, actionsOf, request }: NothingFoundProps) {
  const { q } = search;
  const isFiltered = FILTERS.some((name) => search[name] !== undefined && search[name] !== '');
  return (
    <Found>
      <EmptyState
        illustration={emptyList}
        title={q ? copy.list.emptyFor(q) : copy.list.empty}
        text={isFiltered ? copy.list.filtersEmptyText : copy.list.emptyText}
        action={
          isFiltered ? (
            <LinkButton to={productsPath(unfiltered(search))}>{copy.list.filtersClear}</LinkButton>
          ) : (
            <LinkButton to="/products">{copy.list.showAll}</LinkButton>
          )
        }
      />
      {q && <Nearest q={q} actionsOf={actionsOf} />}
      {request}
    </Found>
  );
}

function Nearest({ q, actionsOf }: Pick<NothingFoundProps, 'actionsOf'> & { q: string }) {
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
  }
`;
