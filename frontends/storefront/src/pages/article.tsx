import { useQuery } from '@afshoreh/contracts/query';
import styled from 'styled-components';
import { publishedCommentsQuery, publishedPostQuery } from '@afshoreh/api-client';
import type { PageModule } from '@afshoreh/contracts';
import { Navigate, useParams, useSearchParams } from '@afshoreh/contracts/router';
import { Button, Container, EmptyState, LinkButton } from '@afshoreh/ui';
import { notFound } from '@afshoreh/ui/illustrations';
import { space } from '@afshoreh/ui/theme';
import { copy as siteCopy } from '../copy';
import { postPath, readPage } from '../features/blog/blog-search';
import { Article } from '../features/blog/components/article';
import { Comments } from '../features/blog/components/comments';
import { ArticleSkeleton } from '../features/blog/components/post-skeleton';
import { Neighbours, RelatedPosts } from '../features/blog/components/read-on';
import { copy } from '../features/blog/copy';
import { postAddresses } from '../features/blog/get-post-addresses';
import { articleHead, FEED } from '../features/blog/heads';
import { NewsletterBox } from '../features/newsletter/components/newsletter-box';

/** The title is known only after the article was fetched. */
export const head: PageModule['head'] = ({ params, data }) =>
  articleHead(params.slug ?? '', data) ?? { ...siteCopy.notFound.head, status: 404 };

export const prefetch: PageModule['prefetch'] = ({ params: { slug = '' }, search, data }) => [
  data.prefetchQuery(publishedPostQuery(slug)),
  data.prefetchQuery(publishedCommentsQuery(slug, readPage(search))),
];

export const entries = postAddresses;

export default function ArticlePage() {
  const { slug = '' } = useParams();
  // The key resets the comment form, so that text typed below one article does not appear below the next.
  return <KnownArticle key={slug} slug={slug} />;
}

function KnownArticle({ slug }: { slug: string }) {
  const [params] = useSearchParams();
  const { data: post, isError, error, isFetching, refetch } = useQuery(publishedPostQuery(slug));
  if (isError) {
    return (
      <NoArticle
        title={copy.article.failed}
        text={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (post === null) return <NoArticle title={copy.article.missing} text={copy.article.missingText} />;
  if (!post) return <ArticleSkeleton />;
  if (post.slug !== slug) return <Navigate replace to={postPath(post.slug)} />;
  return (
    <>
      <Article post={post}>
        <Neighbours previous={post.previous} next={post.next} />
        <Comments slug={slug} page={readPage(params)} />
      </Article>
      <Container>
        <Bands>
          <RelatedPosts posts={post.related} />
          <NewsletterBox feed={FEED} />
        </Bands>
      </Container>
    </>
  );
}

interface NoArticleProps {
  title: string;
  text: string;
  /** Set when the article could not be loaded; when it does not exist there is nothing to retry. */
  onRetry?: () => void;
  retrying?: boolean;
}

function NoArticle({ title, text, onRetry, retrying }: NoArticleProps) {
  return (
    <EmptyState
      level={1}
      illustration={notFound}
      title={title}
      text={text}
      action={
        <>
          <LinkButton to="/blog">{copy.article.toBlog}</LinkButton>
          {onRetry && (
            <Button variant="secondary" pending={retrying} onClick={onRetry}>
              {copy.retry}
            </Button>
          )}
        </>
      }
    />
  );
}

const Bands = styled.div`
  display: grid;
  gap: ${space(12)};
  padding-block-end: ${space(12)};
`;
