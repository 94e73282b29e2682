import styled from 'styled-components';
import { useQuery } from '@afshoreh/contracts/query';
import { contentQuery, sectionOf, settingsQuery } from '@afshoreh/api-client';
import type { PageModule } from '@afshoreh/contracts';
import { ErrorBox } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { ContentLink } from '../components/content-link';
import { Section } from '../components/section';
import { Certificates } from '../features/certificates/components/certificates';
import { certificatesQuery } from '../features/certificates/get-certificates';
import { AboutCompany } from '../features/home/components/about-company';
import { Benefits } from '../features/home/components/benefits';
import { CallToAction } from '../features/home/components/call-to-action';
import { Hero } from '../features/home/components/hero';
import { OrderSteps } from '../features/home/components/order-steps';
import { Partners } from '../features/home/components/partners';
import { copy } from '../features/home/copy';
import { OrderButton } from '../features/ordering/components/order-button';
import { cartItemOf } from '../features/products/cart-item';
import { PriceNote } from '../features/products/components/price-note';
import { ProductCard } from '../features/products/components/product-card';
import { ProductGridSkeleton } from '../features/products/components/product-skeleton';
import { ProductGrid } from '../features/products/components/product-grid';
import { FEATURED_ON_HOME, featuredProductsQuery } from '../features/products/get-featured-products';

/** The home page stands for the site: its title, description and keywords are the settings' (spec §2, admin settings). */
export const head: PageModule['head'] = ({ data }) => {
  const settings = data.getQueryData(settingsQuery.queryKey);
  return {
    title: settings?.siteTitle || copy.head.title,
    description: settings?.metaDescription || copy.head.description,
    ...(settings?.keywords && { keywords: settings.keywords }),
  };
};

export const prefetch: PageModule['prefetch'] = ({ data }) => [
  data.prefetchQuery(settingsQuery),
  data.prefetchQuery(contentQuery),
  data.prefetchQuery(featuredProductsQuery),
  data.prefetchQuery(certificatesQuery),
];

export default function HomePage() {
  const { data: content, isPending } = useQuery(contentQuery);
  const { defaults } = copy;
  const sections = content?.sections;
  const features = sectionOf(sections, 'features') ?? defaults.features;
  const products = sectionOf(sections, 'products') ?? defaults.products;

  return (
    <>
      <Hero texts={isPending ? undefined : (sectionOf(sections, 'hero') ?? defaults.hero)} />
      <Section id="benefits" data-section="features" title={features.title} subtitle={features.subtitle}>
        <Benefits texts={features} />
      </Section>
      <Section
        id="featured"
        data-section="products"
        tone="tinted"
        title={products.title}
        subtitle={products.subtitle}
        text={products.description}
        aside={
          <ContentLink to={products.buttonUrl} variant="ghost">
            {products.buttonText}
          </ContentLink>
        }
      >
        <FeaturedProducts />
      </Section>
      <Section id="steps" title={copy.steps.title} subtitle={copy.steps.subtitle}>
        <OrderSteps />
      </Section>
      <Partners />
      <AboutCompany
        texts={sectionOf(sections, 'about') ?? defaults.about}
        certificates={<Certificates place="home" />}
      />
      <CallToAction />
    </>
  );
}

/** The first three of the featured list (spec §2, §9). */
function FeaturedProducts() {
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(featuredProductsQuery);
  if (isError) {
    return (
      <ErrorBox title={copy.featured.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  if (isPending) {
    return <ProductGridSkeleton three count={FEATURED_ON_HOME} label={copy.featured.loading} />;
  }
  if (data.length === 0) return <p>{copy.featured.empty}</p>;
  const shown = data.slice(0, FEATURED_ON_HOME);
  return (
    <>
      <ProductGrid $three={shown.length === FEATURED_ON_HOME}>
        {shown.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} actions={<OrderButton fullWidth product={cartItemOf(product)} />} />
          </li>
        ))}
      </ProductGrid>
      <Note>
        <PriceNote prices={shown.map(({ indicativePrice }) => indicativePrice)} />
      </Note>
    </>
  );
}

const Note = styled.div`
  margin-block-start: ${space(4)};
`;
