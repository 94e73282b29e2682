import styled from 'styled-components';
import { Container, Loading, Skeleton, SkeletonLines } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { cardLayout } from './card-layout';
import { ProductGrid } from './product-grid';

/** A card while it loads, of the final shape. */
function ProductCardSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton height="auto" />
      <div>
        <Skeleton width="70%" height="1.75rem" />
        <SkeletonLines lines={3} />
        <Skeleton width="55%" height="1.75rem" />
      </div>
      <Skeleton width="auto" height="2.75rem" />
    </Card>
  );
}

interface ProductGridSkeletonProps {
  count: number;
  label: string;
  /** As of the grid. */
  three?: boolean;
}

/** A list's cards while they load. */
export function ProductGridSkeleton({ count, label, three = false }: ProductGridSkeletonProps) {
  return (
    <Loading label={label}>
      <ProductGrid $three={three}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </Loading>
  );
}

/** A product's page while it loads. */
export function ProductPageSkeleton() {
  return (
    <Container>
      <Loading label={copy.loadingDetails}>
        <Page>
          <Skeleton height="22rem" />
          <div>
            <Skeleton width="5rem" height="1.75rem" />
            <Skeleton width="75%" height="3rem" />
            <SkeletonLines lines={4} />
            <Skeleton height="11rem" />
          </div>
        </Page>
      </Loading>
    </Container>
  );
}

const Card = styled.div`
  ${cardLayout}

  > :first-child {
    grid-area: picture;
    aspect-ratio: 1;
  }
  > div {
    display: grid;
    grid-area: body;
    gap: ${space(2)};
  }
  > :last-child {
    grid-area: actions;
  }
  ${media.md} {
    > :first-child {
      aspect-ratio: 3 / 2;
      border-radius: 0;
    }
    > div {
      align-content: space-between;
      /* Of a card with a name of one line and a price. */
      min-block-size: 19.1875rem;
      padding: ${space(5)};
    }
    > :last-child {
      margin: 0 ${space(5)} ${space(5)};
    }
  }
`;

const Page = styled.div`
  display: grid;
  gap: ${space(8)};
  padding-block: ${space(24)} ${space(16)};

  > div {
    display: grid;
    gap: ${space(5)};
    align-content: start;
  }
  ${media.md} {
    grid-template-columns: 1fr 1.1fr;
    gap: ${space(12)};
  }
`;
