import styled from 'styled-components';
import { COMMENTS_PER_PAGE, publishedCommentsQuery, type PublishedComment } from '@afshoreh/api-client';
import { formatLongDate, formatNumber } from '@afshoreh/persian';
import { Loading, PagedList, SkeletonLines } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { FormWhenNear } from '../../../components/form-when-near';
import { usePageQuery } from '../../../components/use-page-query';
import { postPath } from '../blog-search';
import { copy } from '../copy';

const loadForm = () => import('./comment-form');

interface CommentsProps {
  slug: string;
  /** The page of comments, from 1. */
  page: number;
}

/** The approved comments of an article and the form for a new one. */
export function Comments({ slug, page }: CommentsProps) {
  return (
    <Section aria-labelledby="comments">
      <h2 id="comments">{copy.comments.title}</h2>
      <CommentList slug={slug} page={page} />
      <FormWhenNear load={loadForm} height="26rem">
        {({ CommentForm }) => <CommentForm slug={slug} />}
      </FormWhenNear>
    </Section>
  );
}

function CommentList({ slug, page }: CommentsProps) {
  const { data, failure, busy } = usePageQuery(publishedCommentsQuery(slug, page), copy.comments.failed);
  if (failure) return failure;
  if (!data) {
    return (
      <Loading label={copy.comments.loading}>
        <SkeletonLines lines={3} />
      </Loading>
    );
  }
  if (data.total === 0) return <Empty>{copy.comments.empty}</Empty>;
  return (
    <PagedList
      label={copy.comments.count(formatNumber(data.total))}
      page={page}
      pageCount={Math.ceil(data.total / COMMENTS_PER_PAGE)}
      hrefOf={(number) => postPath(slug, number)}
      busy={busy}
    >
      <Count>{copy.comments.count(formatNumber(data.total))}</Count>
      <List>
        {data.items.map((comment) => (
          <li key={comment.id}>
            <OneComment comment={comment} />
          </li>
        ))}
      </List>
    </PagedList>
  );
}

function OneComment({ comment: { name, comment, createdAt } }: { comment: PublishedComment }) {
  return (
    <article>
      <header>
        <strong dir="auto">{name}</strong>
        <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
      </header>
      <p dir="auto">{comment}</p>
    </article>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space(6)};

  > h2 {
    font-size: ${font.xl};
  }
  @media print {
    display: none;
  }
`;

const Empty = styled.p`
  color: ${color('muted')};
`;

const Count = styled.p`
  margin-block-end: ${space(3)};
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const List = styled.ol`
  display: grid;
  gap: ${space(4)};

  article {
    padding: ${space(4)} ${space(5)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    background: ${color('surface')};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
  }
  time {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  p {
    margin-block-start: ${space(2)};
    white-space: pre-line;
  }
`;
