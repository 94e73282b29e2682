import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '@afshoreh/api-client';
import { useParams } from '@afshoreh/contracts/router';
import { Button, EmptyState, LinkButton } from '@afshoreh/ui';
import { notFound } from '@afshoreh/ui/illustrations';
import { OrderButton } from '../features/ordering/components/order-button';
import { cartItemOf } from '../features/products/cart-item';
import { OrderBar } from '../features/products/components/order-bar';
import { ProductDetails } from '../features/products/components/product-details';
import { ProductPageSkeleton } from '../features/products/components/product-skeleton';
import { copy } from '../features/products/copy';
import { productIdOf, productQuery } from '../features/products/get-product';

export default function ProductPage() {
  const id = productIdOf(useParams().id);
  return id === null ? <ProductNotFound /> : <KnownProduct key={id} id={id} />;
}

function KnownProduct({ id }: { id: number }) {
  const { data: product, isError, isFetching, refetch } = useQuery(productQuery(id));
  const { data: settings } = useQuery(settingsQuery);
  if (isError) return <ProductNotFound onRetry={() => void refetch()} retrying={isFetching} />;
  if (product === null) return <ProductNotFound />;
  if (!product) return <ProductPageSkeleton />;
  const item = cartItemOf(product);
  return (
    <>
      <ProductDetails
        product={product}
        salesPhone={settings?.salesPhone}
        orderButton={<OrderButton size="large" product={item} />}
      />
      <OrderBar salesPhone={settings?.salesPhone} orderButton={<OrderButton product={item} />} />
    </>
  );
}

/** A product that is not there and one that could not be had look alike (spec §8); the latter can be asked for again. */
function ProductNotFound({ onRetry, retrying }: { onRetry?: (() => void) | undefined; retrying?: boolean }) {
  return (
    <EmptyState
      level={1}
      illustration={notFound}
      title={copy.details.notFound}
      text={copy.details.notFoundText}
      action={
        <>
          <LinkButton to="/products">{copy.details.toProducts}</LinkButton>
          {onRetry && (
            <Button variant="secondary" pending={retrying} onClick={onRetry}>
              {copy.details.retry}
            </Button>
          )}
        </>
      }
    />
  );
}
