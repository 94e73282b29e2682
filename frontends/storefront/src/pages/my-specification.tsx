import { lazy, Suspense } from 'react';
import { useHydrated, type PageModule } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { Loading, Notice, Page, Skeleton } from '@afshoreh/ui';
import { productsPath } from '../features/products/product-list-search';
import { copy } from '../features/specification/copy';
import { MY_SPECIFICATION } from '../components/match/path';

const Editor = lazy(() => import('../features/specification/components/editor'));

export const head: PageModule['head'] = {
  title: copy.title,
  description: copy.description,
  canonical: MY_SPECIFICATION,
};

/**
 * `/my-specification`. The server does not know the buyer's limits, so it renders the frame and a notice for browsers
 * without JavaScript.
 */
export default function MySpecificationPage() {
  const wait = (
    <Loading label={copy.loading}>
      <Skeleton height="40rem" />
    </Loading>
  );
  return (
    <Page title={copy.title} lead={copy.lead} trail={[{ label: copy.home, to: '/' }, { label: copy.title }]}>
      <noscript>
        <Notice tone="warning">
          {copy.noScript} <Link to="/products">{copy.toFilters}</Link>
        </Notice>
      </noscript>
      {useHydrated() ? <Suspense fallback={wait}>{<Editor productsPath={productsPath} />}</Suspense> : wait}
    </Page>
  );
}
