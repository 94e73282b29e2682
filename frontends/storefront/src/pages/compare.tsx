import { lazy, Suspense } from 'react';
import type { QueryClient } from '@afshoreh/contracts/query';
import type { PageModule } from '@afshoreh/contracts';
import { useSearchParams } from '@afshoreh/contracts/router';
import { LinkButton, Page } from '@afshoreh/ui';
import { OrderButton } from '../features/ordering/components/order-button';
import { cartItemOf } from '../features/products/cart-item';
import { ComparisonSkeleton } from '../features/products/comparison/comparison-skeleton';
import { askedProducts, comparedQuery, comparePath } from '../features/products/comparison/compared-products';
import { copy } from '../features/products/comparison/copy';
import { copy as productsCopy } from '../features/products/copy';
import { prefetchRelated } from '../features/products/get-related-products';
import { linkCopy } from '../features/samples/link-copy';

/** The name is that of the product page's own file; under another one the build would make a second file of it. */
const Comparison = lazy(() =>
  import(/* webpackChunkName: "page-product" */ './product').then((code) => code.loadComparison()),
);

/** There are more comparisons than search engines should visit. */
export const head: PageModule['head'] = ({ search, data }) => {
  const { ids } = askedProducts(search);
  const products = data.getQueryData(comparedQuery(ids).queryKey) ?? [];
  const names = products.flatMap((product) => product?.name ?? []);
  return {
    title: names.length > 0 ? copy.titleOf(names.join(copy.and)) : copy.title,
    description: copy.description,
    canonical: comparePath(ids),
    ...(ids.length > 0 && { robots: 'noindex' }),
  };
};

export const prefetch: PageModule['prefetch'] = ({ search, data }) => {
  const { ids } = askedProducts(search);
  return [prefetchCompared(ids, data)];
};

async function prefetchCompared(ids: readonly number[], data: QueryClient): Promise<void> {
  await data.prefetchQuery(comparedQuery(ids));
  const products = data.getQueryData(comparedQuery(ids).queryKey) ?? [];
  await prefetchRelated(
    products.find((product) => product !== null),
    data,
  );
}

export default function ComparePage() {
  const [params] = useSearchParams();
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      trail={[
        { label: productsCopy.home, to: '/' },
        { label: productsCopy.products, to: '/products' },
        { label: copy.title },
      ]}
    >
      <Suspense fallback={<ComparisonSkeleton />}>
        <Comparison
          {...askedProducts(params)}
          actionsOf={(product) => (
            <>
              <OrderButton size="small" variant="secondary" product={cartItemOf(product)} />
              <LinkButton size="small" variant="ghost" to={`/sample?product=${product.id}`}>
                {linkCopy.sample}
              </LinkButton>
            </>
          )}
        />
      </Suspense>
    </Page>
  );
}
