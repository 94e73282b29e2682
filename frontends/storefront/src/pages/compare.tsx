import { lazy, Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import type { QueryClient } from '@afshoreh/contracts/query';
import type { PageModule } from '@afshoreh/contracts';
import { Link, useSearchParams } from '@afshoreh/contracts/router';
import { LinkButton, Notice, Page } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { compareLotsPath, comparePath } from '../components/comparison/addresses';
import { ComparisonSkeleton } from '../components/comparison/comparison-skeleton';
import { copy } from '../components/comparison/copy';
import { lotsToCompare, comparedLotsQuery, prefetchComparedLots } from '../features/lots/comparison/compared-lots';
import { copy as lotsCopy } from '../features/lots/comparison/copy';
import { copy as lotCopy } from '../features/lots/copy';
import { OrderButton } from '../features/ordering/components/order-button';
import { cartItemOf } from '../features/products/cart-item';
import { productsToCompare, comparedQuery } from '../features/products/comparison/compared-products';
import { copy as productsCopy } from '../features/products/comparison/copy';
import { copy as listCopy } from '../features/products/copy';
import { prefetchRelated } from '../features/products/get-related-products';
import { linkCopy } from '../features/samples/link-copy';

/**
 * The import has the same name as on the product page, because under another name the build would create a second file.
 */
const Comparison = lazy(() =>
  import(/* webpackChunkName: "page-product" */ './product').then((code) => code.loadComparison()),
);

const LotComparison = lazy(() =>
  import('../features/lots/comparison/lot-comparison').then((code) => ({ default: code.LotComparison })),
);

/** There are too many comparisons for search engines to visit. */
export const head: PageModule['head'] = ({ search, data }) => {
  const { items: numbers } = lotsToCompare(search);
  const { items: ids } = productsToCompare(search);
  if (numbers.length > 0) {
    const lots = data.getQueryData(comparedLotsQuery(numbers).queryKey) ?? [];
    const names = lots.flatMap((lot) => (lot ? lotCopy.numbered(lot.number) : []));
    return { ...headOf(lotsCopy, names), canonical: compareLotsPath(numbers), robots: 'noindex' };
  }
  const products = data.getQueryData(comparedQuery(ids).queryKey) ?? [];
  const names = products.flatMap((product) => product?.name ?? []);
  return { ...headOf(productsCopy, names), canonical: comparePath(ids), ...(ids.length > 0 && { robots: 'noindex' }) };
};

const headOf = ({ title, description }: { title: string; description: string }, names: readonly string[]) => ({
  title: names.length > 0 ? copy.titleOf(names) : title,
  description,
});

export const prefetch: PageModule['prefetch'] = ({ search, data }) => {
  const { items: numbers } = lotsToCompare(search);
  return [
    numbers.length > 0 ? prefetchComparedLots(numbers, data) : prefetchCompared(productsToCompare(search).items, data),
  ];
};

async function prefetchCompared(ids: readonly number[], data: QueryClient): Promise<void> {
  await data.prefetchQuery(comparedQuery(ids));
  const products = data.getQueryData(comparedQuery(ids).queryKey) ?? [];
  await prefetchRelated(
    products.find((product) => product !== null),
    data,
  );
}

/** `/compare?products=1,4` or `/compare?lots=AP-1405-017,AP-1405-021`. */
export default function ComparePage() {
  const [params] = useSearchParams();
  const lots = lotsToCompare(params);
  const products = productsToCompare(params);
  return lots.items.length === 0 ? (
    <Sheet title={productsCopy.title}>
      <Comparison
        asked={products}
        actionsOf={(product) => (
          <>
            <OrderButton size="small" variant="secondary" product={cartItemOf(product)} />
            <Sample of={`product=${product.id}`} />
          </>
        )}
      />
    </Sheet>
  ) : (
    <Sheet title={lotsCopy.title}>
      {products.items.length > 0 && (
        <Notice tone="info">
          {lotsCopy.notWithProducts} <Link to={comparePath(products.items)}>{lotsCopy.toProducts}</Link>
        </Notice>
      )}
      <LotComparison
        asked={lots}
        actionsOf={({ number, productId, state }) =>
          productId !== null && state === 'released' && <Sample of={`product=${productId}&lot=${number}`} />
        }
      />
    </Sheet>
  );
}

function Sample({ of }: { of: string }) {
  return (
    <LinkButton size="small" variant="ghost" to={`/sample?${of}`}>
      {linkCopy.sample}
    </LinkButton>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page
      title={title}
      lead={copy.lead}
      trail={[{ label: listCopy.home, to: '/' }, { label: listCopy.products, to: '/products' }, { label: title }]}
    >
      <Parts>
        <Suspense fallback={<ComparisonSkeleton />}>{children}</Suspense>
      </Parts>
    </Page>
  );
}

/** Notices stand apart from each other and from the table. */
const Parts = styled.div`
  > [role='status'] {
    margin-block-end: ${space(3)};
  }
`;
