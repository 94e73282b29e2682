import type { ReactNode } from 'react';
import styled from 'styled-components';
import { api, dataOf } from '@afshoreh/api-client';
import { useQuery, queryOptions } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { EmptyState, LinkButton } from '@afshoreh/ui';
import { emptyList } from '@afshoreh/ui/illustrations';
import { font, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { setFiltersOf } from '../filter-name';
import { filtersCopy } from '../filters-copy';
import { facetsQuery } from '../get-facets';
import { nothingFoundCopy } from '../nothing-found-copy';
import type { Product } from '../get-product';
import { filterCountOf, productsPath, unfiltered, type ProductListSearch } from '../product-list-search';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';
import { ProductGridSkeleton } from './product-skeleton';

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
  const isFiltered = filterCountOf(search) > 0;
  return (
    <Found>
      <EmptyState
        illustration={emptyList}
        title={q ? nothingFoundCopy.emptyFor(q) : nothingFoundCopy.empty}
        text={isFiltered ? nothingFoundCopy.filtersEmptyText : nothingFoundCopy.emptyText}
        action={
          isFiltered ? (
            <LinkButton to={productsPath(unfiltered(search))}>{filtersCopy.clear}</LinkButton>
          ) : (
            <LinkButton to="/products">{nothingFoundCopy.showAll}</LinkButton>
          )
        }
      />
      {isFiltered && <Loosen search={search} />}
      {q && <Nearest q={q} actionsOf={actionsOf} />}
      {request}
    </Found>
  );
}

/** The limits that may be too strict: the range that remains without each of them, and a link that removes it. */
function Loosen({ search }: { search: ProductListSearch }) {
  const { data: facets } = useQuery(facetsQuery(search));
  const filters = setFiltersOf(search, facets);
  return (
    <section aria-labelledby="loosen">
      <h2 id="loosen">{filtersCopy.loosen}</h2>
      <Limits>
        {filters.map(({ key, label, without, facet }) => (
          <li key={key}>
            <LinkButton size="small" variant="secondary" to={productsPath(without)}>
              {filtersCopy.remove(label)}
            </LinkButton>
            {facet?.min != null && facet.max !== null && (
              <span>{filtersCopy.loosenTo(formatNumber(facet.min), formatNumber(facet.max))}</span>
            )}
          </li>
        ))}
      </Limits>
    </section>
  );
}

function Nearest({ q, actionsOf }: Pick<NothingFoundProps, 'actionsOf'> & { q: string }) {
  const { data, isError } = useQuery(nearestProductsQuery(q));
  if (isError || data?.length === 0) return null;
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest">{nothingFoundCopy.nearest}</h2>
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

const Limits = styled.ul`
  display: grid;
  gap: ${space(3)};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(4)};
    align-items: center;
  }
`;

const Found = styled.div`
  display: grid;
  gap: ${space(10)};

  section > h2 {
    margin-block-end: ${space(5)};
    font-size: ${font.xl};
  }
`;
