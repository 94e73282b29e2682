import styled from 'styled-components';
import { Container, Loading, Skeleton, SkeletonLines } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { detailsCopy } from '../details-copy';
import { detailsLayout } from './details-layout';

export function ProductPageSkeleton() {
  return (
    <Container>
      <Loading label={detailsCopy.loading}>
        <Page>
          <Skeleton height="22rem" />
          <div>
            <Skeleton width="5rem" height="1.75rem" />
            <Skeleton width="75%" height="3rem" />
            <SkeletonLines lines={4} />
          </div>
          <Skeleton height="18rem" />
        </Page>
      </Loading>
    </Container>
  );
}

const Page = styled.div`
  ${detailsLayout}
  padding-block: ${space(24)} ${space(16)};

  > :first-child {
    grid-area: picture;
  }
  > div {
    display: grid;
    grid-area: words;
    gap: ${space(5)};
    align-content: start;
  }
  > :last-child {
    grid-area: offer;
  }
`;
