import styled from 'styled-components';
import { Loading, Skeleton, SkeletonLines } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import { cardLayout } from './card-layout';
import { ProductGrid } from './product-grid';

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
  /** The same prop as in `ProductGrid`. */
  three?: boolean;
}

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
      /* The height of a card with a one-line name and a price. */
      min-block-size: 19.1875rem;
      padding: ${space(5)};
    }
    > :last-child {
      margin: 0 ${space(5)} ${space(5)};
    }
  }
`;
