import styled from 'styled-components';
import { Container, Loading, Skeleton, SkeletonLines } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { POSTS_PER_PAGE } from '../get-posts';
import { PostGrid } from './post-grid';

function CardSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton height="auto" />
      <Skeleton width="80%" height="1.75rem" />
      <SkeletonLines lines={3} />
    </Card>
  );
}

/** The list of articles while it loads. */
export function PostListSkeleton() {
  return (
    <Loading label={copy.list.loading}>
      <Rows>
        <Featured aria-hidden>
          <Skeleton height="auto" />
          <SkeletonLines lines={5} />
        </Featured>
        <PostGrid>
          {Array.from({ length: POSTS_PER_PAGE - 1 }, (_, at) => (
            <li key={at}>
              <CardSkeleton />
            </li>
          ))}
        </PostGrid>
      </Rows>
    </Loading>
  );
}

export function ArticleSkeleton() {
  return (
    <Container $narrow>
      <Loading label={copy.article.loading}>
        <Article>
          <Skeleton width="6rem" />
          <Skeleton height="4rem" />
          <Skeleton height="auto" />
          <SkeletonLines lines={9} />
        </Article>
      </Loading>
    </Container>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space(7)};
`;

const Card = styled.div`
  display: grid;
  gap: ${space(4)};

  > :first-child {
    aspect-ratio: 16 / 9;
  }
`;

const Featured = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: center;

  > :first-child {
    aspect-ratio: 16 / 9;
  }
  ${media.md} {
    grid-template-columns: 1.1fr 1fr;
  }
`;

const Article = styled.div`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(12)};

  > :nth-child(3) {
    aspect-ratio: 16 / 9;
  }
`;
