import { useQuery, type QueryClient } from '@afshoreh/contracts/query';
import { settingsQuery } from '@afshoreh/api-client';
import { compared, type Head, type PageModule } from '@afshoreh/contracts';
import { useParams } from '@afshoreh/contracts/router';
import { Button, EmptyState, LinkButton, useOnReconnect } from '@afshoreh/ui';
import { notFound } from '@afshoreh/ui/illustrations';
import { copy as siteCopy } from '../copy';
import { Certificates } from '../features/certificates/components/certificates';
import { certificatesQuery } from '../features/certificates/get-certificates';
import { Gallery } from '../features/gallery/components/gallery';
import { LotsOnSale } from '../features/lots/components/lots-on-sale';
import { readyLotsQuery } from '../features/lots/get-lots';
import { OrderButton } from '../features/ordering/components/order-button';
import { cartItemOf } from '../features/products/cart-item';
import { AddToCartButton } from '../features/products/components/add-to-cart-button';
import { WithOrderBar } from '../features/products/components/order-bar';
import { ProductDetails } from '../features/products/components/product-details';
import { ProductPageSkeleton } from '../features/products/components/product-page-skeleton';
import { RelatedProducts } from '../features/products/components/related-products';
import { Supply } from '../features/supply/components/supply';
import { detailsCopy } from '../features/products/details-copy';
import { productIdOf, productQuery, type Product } from '../features/products/get-product';
import { prefetchRelated } from '../features/products/get-related-products';
import { productJsonLd } from '../features/products/product-json-ld';
import { linkCopy } from '../features/samples/link-copy';
import { comparePath } from '../components/comparison/addresses';
import { buttonCopy } from '../components/comparison/button-copy';
import { CompareBarPlace } from '../components/comparison/compare-bar-place';
import { CompareToggle } from '../components/comparison/compare-toggle';
import { matchLinkCopy } from '../components/match/link-copy';
import { MY_SPECIFICATION } from '../components/match/path';
import { MatchPlace } from '../components/match/match-place';

function headOfProduct(product: Product): Head {
  return {
    title: product.name,
    description: product.description ?? detailsCopy.head.description,
    canonical: `/product/${product.id}`,
    jsonLd: productJsonLd(product),
    image: `/media/og/products/${product.id}.png`,
    type: 'product',
  };
}

/**
 * The title is known only after the product was fetched. An address with leading zeros in the number redirects to the one
 * without.
 */
export const head: PageModule['head'] = ({ params, data }) => {
  const id = productIdOf(params.id);
  const product = id === null ? null : data.getQueryData(productQuery(id).queryKey);
  if (product === undefined) return detailsCopy.head;
  if (product) return headOfProduct(product);
  const meant = id === null ? productIdOf(params.id?.replace(/^0+/, '')) : null;
  return {
    ...siteCopy.notFound.head,
    status: 404,
    ...(meant !== null && { redirect: { to: `/product/${meant}`, permanent: true } }),
  };
};

export const prefetch: PageModule['prefetch'] = ({ params, data }) => {
  const id = productIdOf(params.id);
  return id === null
    ? []
    : [prefetchProduct(id, data), data.prefetchQuery(readyLotsQuery(id)), data.prefetchQuery(certificatesQuery)];
};

async function prefetchProduct(id: number, data: QueryClient): Promise<void> {
  await data.prefetchQuery(productQuery(id));
  await prefetchRelated(data.getQueryData(productQuery(id).queryKey), data);
}

export { loadComparison } from '../features/products/comparison/load-comparison';

/** Only the server needs them, so browsers do not load their code. */
export const entries = () => import('../features/products/product-addresses').then((code) => code.productAddresses());

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
    <WithOrderBar salesPhone={settings?.salesPhone} orderButton={<OrderButton product={item} />}>
      <ProductDetails
        product={product}
        sales={{
          phone: settings?.salesPhone,
          whatsapp: settings?.socialLinks.whatsapp,
          answerTime: settings?.answerTime?.text,
        }}
        orderButton={<OrderButton fullWidth product={item} />}
        cartButton={
          <>
            <AddToCartButton quiet product={item} />
            <CompareToggle chosen={compared} item={id} name={product.name} />
            <LinkButton variant="secondary" to={`/sample?product=${id}`}>
              {linkCopy.sample}
            </LinkButton>
            <LinkButton variant="ghost" to={MY_SPECIFICATION}>
              {matchLinkCopy.link}
            </LinkButton>
            <MatchPlace say="full" productId={id} />
            <noscript>
              <LinkButton variant="secondary" to={comparePath([id])}>
                {buttonCopy.compare}
              </LinkButton>
            </noscript>
          </>
        }
        related={
          <RelatedProducts
            product={product}
            actionsOf={(each) => <OrderButton fullWidth variant="secondary" product={cartItemOf(each)} />}
          />
        }
        gallery={<Gallery product={product} />}
        lots={
          <>
            <Supply product={product} />
            <LotsOnSale productId={id} />
          </>
        }
        certificates={<Certificates place="product" titled />}
      />
      <CompareBarPlace above="5rem" />
    </WithOrderBar>
  );
}

/** The product does not exist or, with `onRetry`, could not be loaded. Then it retries when the connection returns. */
function ProductNotFound({ onRetry, retrying }: { onRetry?: (() => void) | undefined; retrying?: boolean }) {
  useOnReconnect(retrying ? null : onRetry);
  return (
    <EmptyState
      level={1}
      illustration={notFound}
      title={detailsCopy.notFound}
      text={onRetry ? detailsCopy.notLoadedText : detailsCopy.notFoundText}
      action={
        <>
          <LinkButton to="/products">{detailsCopy.toProducts}</LinkButton>
          {onRetry && (
            <Button variant="secondary" pending={retrying} onClick={onRetry}>
              {detailsCopy.retry}
            </Button>
          )}
        </>
      }
    />
  );
}
