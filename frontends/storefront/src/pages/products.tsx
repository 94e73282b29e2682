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
import { productsPath, readSearch, type ProductListSearch } from '../features/products/product-list-search';

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
      title={copy.list.title}
      lead={copy.list.lead}
      trail={[{ label: copy.home, to: '/' }, { label: copy.products }]}
    >
      <ProductListFilters search={search} onChange={handleChange} />
      <ProductList
        search={search}
        actionsOf={(product) => (
          <>
            <AddToCartButton product={cartItemOf(product)} />
            <OrderButton variant="secondary" product={cartItemOf(product)} />
            <DetailsLink product={product} />
          </>
        )}
      />
      <MissingProduct action={<LinkButton to="/contact">{copy.list.missingAction}</LinkButton>} />
    </Page>
  );
}
