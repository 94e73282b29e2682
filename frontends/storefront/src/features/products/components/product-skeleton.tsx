import styled from 'styled-components';
import { Container, Loading, Skeleton, SkeletonLines } from '@afshoreh/ui';
import { color, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

/** A card while it loads, of the final shape. */
export function ProductCardSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton height="auto" />
      <div>
        <Skeleton width="70%" height="1.75rem" />
        <SkeletonLines lines={3} />
        <Skeleton width="55%" height="1.75rem" />
        <Skeleton height="3rem" />
      </div>
    </Card>
  );
}

/** A product's page while it loads. */
export function ProductPageSkeleton() {
  return (
    <Container>
      <Loading label={copy.details.loading}>
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
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};

  > :first-child {
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }
  > div {
    display: grid;
    gap: ${space(5)};
    padding: ${space(5)};
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
