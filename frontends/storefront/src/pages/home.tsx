import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { useQuery, queryOptions } from '@afshoreh/contracts/query';
import { contentQuery, sectionOf, settingsQuery, api, dataOf } from '@afshoreh/api-client';
import type { PageModule } from '@afshoreh/contracts';
import { ErrorBox } from '@afshoreh/ui';
import { font, media, space } from '@afshoreh/ui/theme';
import { ContentLink } from '../components/content-link';
import { Section } from '../components/section';
import { Certificates } from '../features/certificates/components/certificates';
import { certificatesOf, certificatesQuery } from '../features/certificates/get-certificates';
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

/** The number of products on the home page. */
const FEATURED_ON_HOME = 3;

const featuredProductsQuery = queryOptions({
  queryKey: ['products', 'featured'],
  queryFn: ({ signal }) => api.GET('/products/featured', { signal }).then(dataOf),
});

/** The title, description and keywords of the home page are site settings. */
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
  const { data: certificates = [] } = useQuery(certificatesQuery);
  const { defaults } = copy;
  const sections = content?.sections;
  const features = sectionOf(sections, 'features') ?? defaults.features;
  const products = sectionOf(sections, 'products') ?? defaults.products;

  return (
    <>
      <Hero
        texts={isPending ? undefined : (sectionOf(sections, 'hero') ?? defaults.hero)}
        certificates={certificatesOf(certificates, 'home').length}
      />
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
      >
        <FeaturedProducts all={{ to: products.buttonUrl, label: products.buttonText }} />
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

/** The first three featured products; the last cell of their grid links to all products. */
function FeaturedProducts({ all }: { all: { to: string; label: string } }) {
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
        <AllProducts>
          <ContentLink to={all.to} variant="secondary" fullWidth>
            {all.label} <ArrowLeft size={20} />
          </ContentLink>
        </AllProducts>
      </ProductGrid>
      <Note>
        <PriceNote prices={shown.map(({ indicativePrice }) => indicativePrice)} />
      </Note>
    </>
  );
}

/* Below the cards in full width; on a large screen the fourth card in their row. */
const AllProducts = styled.li`
  grid-column: 1 / -1;

  ${media.xxl} {
    grid-column: auto;

    a {
      flex-direction: column;
      border-style: dashed;
      background: transparent;
      font-size: ${font.lg};
    }
  }
`;

const Note = styled.div`
  margin-block-start: ${space(4)};
`;
