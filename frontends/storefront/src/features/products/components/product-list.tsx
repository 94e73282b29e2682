import { lazy, Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { Navigate } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { PagedList } from '@afshoreh/ui';
import { color, font, media, space } from '@afshoreh/ui/theme';
import { usePageQuery } from '../../../components/use-page-query';
import { copy } from '../copy';
import { pageCountOf, productsQuery } from '../get-products';
import { useListView } from '../list-view';
import { productsPath, type ProductListSearch } from '../product-list-search';
import { PriceNote } from './price-note';
import type { ProductsShown } from './product-cards';
import { ProductItems } from './product-items';
import { ProductGridSkeleton } from './product-skeleton';
import { ViewSwitch } from './view-switch';

/** Loaded only for an empty result, because most lists have products. */
const NothingFound = lazy(() => import('./nothing-found').then((code) => ({ default: code.NothingFound })));

/** The number of skeletons while a list loads. */
const SKELETONS = 6;

interface ProductListProps extends Pick<ProductsShown, 'actionsOf' | 'rowActionsOf' | 'onSort'> {
  search: ProductListSearch;
  /** Shown below the products, for visitors who did not find theirs. */
  missing: ReactNode;
  /** Shown when nothing was found: a control that asks sales for the searched product. */
  request: ReactNode;
}

/** The products that match the search, page by page; loading, failure and an empty result each have their own view. */
export function ProductList({ search, missing, request, ...shown }: ProductListProps) {
  const [view, setView] = useListView();
  const { data, failure, busy } = usePageQuery(productsQuery(search), copy.list.failed);
  if (failure) return <Failed>{failure}</Failed>;
  if (!data) return <ProductListSkeleton />;
  const pageCount = pageCountOf(data.total);
  if (!busy && search.page > pageCount && pageCount > 0) {
    return <Navigate replace to={productsPath({ ...search, page: pageCount })} />;
  }
  return (
    <>
      <PagedList
        label={copy.products}
        page={search.page}
        pageCount={pageCount}
        hrefOf={(page) => productsPath({ ...search, page })}
        busy={busy}
      >
        <Line>
          <p role="status">{copy.list.count(formatNumber(data.total))}</p>
          <PriceNote prices={data.items.map(({ indicativePrice }) => indicativePrice)} />
          {data.total > 0 && <ViewSwitch view={view} onChange={setView} />}
        </Line>
        {data.total > 0 ? (
          <ProductItems {...shown} view={view} products={data.items} sort={search.sort} stale={busy} />
        ) : (
          <Suspense>
            <NothingFound search={search} actionsOf={shown.actionsOf} request={request} />
          </Suspense>
        )}
      </PagedList>
      {data.total > 0 && missing}
    </>
  );
}

function ProductListSkeleton() {
  return (
    <>
      <LineSkeleton aria-hidden>&nbsp;</LineSkeleton>
      <ProductGridSkeleton count={SKELETONS} label={copy.list.loading} />
    </>
  );
}

/** The error has the same distance from the filters as the first line of a list. */
const Failed = styled.div`
  margin-block: ${space(5)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  align-items: center;
  justify-content: space-between;
  margin-block: ${space(5)};
  color: ${color('muted')};
  font-size: ${font.sm};
`;

/** On a phone the price note takes two lines of its own; on a desktop the view switch is beside it. */
const LineSkeleton = styled(Line)`
  ${media.phone} {
    min-block-size: 4.9375rem;
  }
  ${media.lg} {
    min-block-size: 2.75rem;
  }
`;
