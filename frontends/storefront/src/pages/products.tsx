import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { customerQuery } from '@afshoreh/api-client';
import { useHydrated, type PageModule } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { useNavigate, useSearchParams } from '@afshoreh/contracts/router';
import { LinkButton, Page } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { Certificates } from '../features/certificates/components/certificates';
import { certificatesQuery } from '../features/certificates/get-certificates';
import { OrderButton } from '../features/ordering/components/order-button';
import { cartItemOf } from '../features/products/cart-item';
import { AddToCartButton } from '../features/products/components/add-to-cart-button';
import { DetailsLink } from '../features/products/components/details-link';
import { FilterPlace } from '../features/products/components/filter-place';
import { MissingProduct } from '../features/products/components/missing-product';
import { ProductList } from '../features/products/components/product-list';
import { ProductListFilters } from '../features/products/components/product-list-filters';
import { copy } from '../features/products/copy';
import { productsQuery } from '../features/products/get-products';
import { listHead, listTitle } from '../features/products/list-head';
import { productsPath, readSearch, type ProductListSearch } from '../features/products/product-list-search';
import { CompareBarPlace } from '../components/comparison/compare-bar-place';
import { MatchPlace } from '../components/match/match-place';

/** For the rows of the table, whose code loads when a visitor chooses the table. */
const AddToCartIcon = lazy(() =>
  import('../features/products/components/add-to-cart-icon').then((code) => ({ default: code.AddToCartIcon })),
);

/** Loaded only for a search. */
const foundDocuments = () => import('../features/products/components/found-documents');
const FoundDocuments = lazy(foundDocuments);

/** The form loads when a search found nothing; when it cannot be loaded, visitors can use the contact page. */
const RequestForm = lazy(() =>
  Promise.all([
    import('../features/contact/components/message-form'),
    import('../features/products/nothing-found-copy'),
  ]).then(
    ([
      { MessageForm },
      {
        nothingFoundCopy: { request, requestLead, requestMessage },
      },
    ]) => ({
      default: ({ q }: { q: string }) => (
        <MessageForm title={request} lead={requestLead} message={q && requestMessage(q)} />
      ),
    }),
    () => ({ default: MissingHere }),
  ),
);

export const head: PageModule['head'] = ({ search, data }) => listHead(readSearch(search), data);

export const prefetch: PageModule['prefetch'] = ({ search: params, data }) => {
  const search = readSearch(params);
  const { q } = search;
  return [
    data.prefetchQuery(productsQuery(search)),
    import('../features/products/get-facets').then((code) => data.prefetchQuery(code.facetsQuery(search))),
    data.prefetchQuery(certificatesQuery),
    ...(q ? [foundDocuments().then((code) => data.prefetchQuery(code.documentsQuery(q)))] : []),
  ];
};

export default function ProductsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readSearch(params);
  const isCustomer = useIsCustomer();

  // A changed filter starts at the first page and replaces the history entry, so that Back leaves the list.
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
      {search.q && (
        <Suspense>
          <FoundDocuments q={search.q} />
        </Suspense>
      )}
      <FilterPlace search={search}>
        <ProductList
          search={search}
          onSort={(sort) => handleChange({ sort })}
          actionsOf={(product) => (
            <>
              <MatchPlace productId={product.id} />
              <OrderButton fullWidth variant={isCustomer ? 'secondary' : 'primary'} product={cartItemOf(product)} />
              <AddToCartButton quiet={!isCustomer} product={cartItemOf(product)} />
              <DetailsLink product={product} />
            </>
          )}
          rowActionsOf={(product) => (
            <>
              <OrderButton variant="ghost" size="small" product={cartItemOf(product)} />
              <AddToCartIcon product={cartItemOf(product)} />
            </>
          )}
          missing={<MissingHere />}
          request={
            <Suspense>
              <RequestForm q={search.q} />
            </Suspense>
          }
        />
      </FilterPlace>
      <Proof>
        <Certificates place="product" titled />
      </Proof>
      <CompareBarPlace />
    </Page>
  );
}

/**
 * An order of one product needs no account, but a cart's order does: so the card's primary action is the one that this visitor
 * can finish. Until the session is known we assume a visitor without an account; after that only colours change, and nothing
 * moves.
 */
function useIsCustomer(): boolean {
  const { data } = useQuery(customerQuery);
  return useHydrated() && Boolean(data);
}

function MissingHere() {
  return <MissingProduct action={<LinkButton to="/contact">{copy.list.missingAction}</LinkButton>} />;
}

const Proof = styled.div`
  margin-block-start: ${space(12)};
`;
