import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatNumber } from '@afshoreh/persian';
import { EmptyState, ErrorBox, LinkButton, Loading, PagedList } from '@afshoreh/ui';
import { emptyList } from '@afshoreh/ui/illustrations';
import { color, font, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { Product } from '../get-product';
import { PRODUCTS_PER_PAGE, productsQuery } from '../get-products';
import { productsPath, type ProductListSearch } from '../product-list-search';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';
import { ProductCardSkeleton } from './product-skeleton';

/** Skeletons of a list on its way (spec §2, §9). */
const SKELETONS = 6;
/** Cards that a phone, or a desktop's first row, shows before anybody scrolls. */
const ON_FIRST_SCREEN = 3;

interface ProductListProps {
  search: ProductListSearch;
  actionsOf: (product: Product) => ReactNode;
}

/** The products that a search finds, page by page; each outcome of the call has its own look. */
export function ProductList({ search, actionsOf }: ProductListProps) {
  // The page before stays on screen while the next one loads.
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...productsQuery(search),
    placeholderData: keepPreviousData,
  });

  if (isError) {
    return (
      <ErrorBox title={copy.list.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  if (!data) return <ProductListSkeleton />;
  return (
    <PagedList
      label={copy.products}
      page={search.page}
      pageCount={Math.ceil(data.total / PRODUCTS_PER_PAGE)}
      hrefOf={(page) => productsPath({ ...search, page })}
      busy={isPlaceholderData}
    >
      <Count role="status">{copy.list.count(formatNumber(data.total))}</Count>
      {data.items.length === 0 ? (
        <EmptyState
          illustration={emptyList}
          title={copy.list.empty}
          text={copy.list.emptyText}
          action={<LinkButton to="/products">{copy.list.showAll}</LinkButton>}
        />
      ) : (
        <ProductGrid $stale={isPlaceholderData} aria-busy={isPlaceholderData}>
          {data.items.map((product, at) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                headingLevel="h2"
                first={at < ON_FIRST_SCREEN}
                actions={actionsOf(product)}
              />
            </li>
          ))}
        </ProductGrid>
      )}
    </PagedList>
  );
}

function ProductListSkeleton() {
  return (
    <Loading label={copy.list.loading}>
      <Count as="div" aria-hidden>
        &nbsp;
      </Count>
      <ProductGrid>
        {Array.from({ length: SKELETONS }, (_, at) => (
          <li key={at}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </Loading>
  );
}

const Count = styled.p`
  margin-block: ${space(5)};
  color: ${color('muted')};
  font-size: ${font.sm};
`;
