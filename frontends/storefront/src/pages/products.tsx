import { lazy, Suspense } from 'react';
import type { PageModule } from '@afshoreh/contracts';
import { useNavigate, useSearchParams } from '@afshoreh/contracts/router';
import { LinkButton, Page } from '@afshoreh/ui';
import { OrderButton } from '../features/ordering/components/order-button';
import { cartItemOf } from '../features/products/cart-item';
import { AddToCartButton } from '../features/products/components/add-to-cart-button';
import { DetailsLink } from '../features/products/components/details-link';
import { MissingProduct } from '../features/products/components/missing-product';
import { ProductList } from '../features/products/components/product-list';
import { ProductListFilters } from '../features/products/components/product-list-filters';
import { copy } from '../features/products/copy';
import { productsQuery } from '../features/products/get-products';
import { listHead, listTitle } from '../features/products/list-head';
import { productsPath, readSearch, type ProductListSearch } from '../features/products/product-list-search';

/** The form is fetched when a search found nothing; when it cannot be had, the contact page has one. */
const RequestForm = lazy(() =>
  import('../features/contact/components/message-form').then(
    ({ MessageForm }) => ({ default: MessageForm }),
    () => ({ default: MissingHere }),
  ),
);

export const head: PageModule['head'] = ({ search, data }) => listHead(readSearch(search), data);

export const prefetch: PageModule['prefetch'] = ({ search, data }) => [
  data.prefetchQuery(productsQuery(readSearch(search))),
];

export default function ProductsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readSearch(params);

  // A changed filter begins at its first page, and the back button leaves the list rather than walking through its filters.
  function handleChange(change: Partial<ProductListSearch>) {
    void navigate(productsPath({ ...search, page: 1, ...change }), { replace: true, preventScrollReset: true });
  }

  return (
    <Page
      title={listTitle(search)}
      lead={copy.list.lead}
      trail={[{ label: copy.home, to: '/' }, { label: copy.products }]}
    >
      <ProductListFilters search={search} onChange={handleChange} />
      <ProductList
        search={search}
        onSort={(sort) => handleChange({ sort })}
        actionsOf={(product) => (
          <>
            <AddToCartButton product={cartItemOf(product)} />
            <OrderButton quick product={cartItemOf(product)} />
            <DetailsLink product={product} />
          </>
        )}
        rowActionsOf={(product) => (
          <>
            <AddToCartButton compact product={cartItemOf(product)} />
            <OrderButton quick size="small" product={cartItemOf(product)} />
          </>
        )}
        missing={<MissingHere />}
        request={
          <Suspense>
            <RequestForm
              title={copy.list.request}
              lead={copy.list.requestLead}
              message={search.q && copy.list.requestMessage(search.q)}
            />
          </Suspense>
        }
      />
    </Page>
  );
}

function MissingHere() {
  return <MissingProduct action={<LinkButton to="/contact">{copy.list.missingAction}</LinkButton>} />;
}
