import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PublishedPost } from '@afshoreh/api-client';
import { useHydrated } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { formatLongDate } from '@afshoreh/persian';
import { Badge, Breadcrumbs, Container, Ltr, ImageWithFallback } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { Contents, TextColumns } from '../../../components/contents';
import { partsOf } from '../article-html';
import { blogPath, postPath } from '../blog-search';
import { copy } from '../copy';
import { coverOf } from '../cover';
import { ArticleBody } from './article-body';
import { AuthorBox } from './author-box';
import { PostMeta } from './post-meta';
import { ShareBar } from './share-bar';

const DAY_MS = 24 * 60 * 60_000;

interface ArticleProps {
  post: PublishedPost;
  /** Shown below the text, in the same width. */
  children: ReactNode;
}

/** An article from title to author; only its text is printed. */
export function Article({ post, children }: ArticleProps) {
  const { html, parts } = partsOf(post.content);
  return (
    <Container>
      <Root>
        <Opening post={post} />
        <TextColumns>
          <Contents title={copy.article.contents} parts={parts} />
          <Column>
            <ArticleBody html={html} />
            <PrintedAddress slug={post.slug} />
            <Tags tags={post.tags} />
            <ShareBar slug={post.slug} title={post.title} />
            <AuthorBox author={post.author} />
            {children}
          </Column>
        </TextColumns>
      </Root>
    </Container>
  );
}

function Opening({ post }: { post: PublishedPost }) {
  const { title, excerpt, category, categoryLabel, publishedAt, updatedAt } = post;
  const wasChanged = Date.parse(updatedAt) - Date.parse(publishedAt) > DAY_MS;
  return (
    <Header>
      <Breadcrumbs
        trail={[
          { label: copy.home, to: '/' },
          { label: copy.blog, to: '/blog' },
          { label: categoryLabel, to: blogPath({ category }) },
        ]}
      />
      <Columns>
        <div>
          <Badge tone="brand">{categoryLabel}</Badge>
          <h1>{title}</h1>
          <p>{excerpt}</p>
          <PostMeta author post={post} />
          {wasChanged && <small>{copy.article.updated(formatLongDate(updatedAt))}</small>}
        </div>
        <ImageWithFallback
          src={post.image}
          fallback={coverOf(post)}
          alt={post.imageAlt ?? ''}
          width={640}
          height={360}
          fetchPriority="high"
        />
      </Columns>
    </Header>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <TagList aria-label={copy.article.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={blogPath({ tag })}>{tag}</Link>
        </li>
      ))}
    </TagList>
  );
}

/** The article's address, for print. Only the browser knows the host name. */
function PrintedAddress({ slug }: { slug: string }) {
  if (!useHydrated()) return null;
  return (
    <OnPaper>
      {copy.article.printed} <Ltr>{new URL(postPath(slug), window.location.origin).href}</Ltr>
    </OnPaper>
  );
}

const Root = styled.article`
  padding-block: ${space(6)} ${space(12)};
`;

const Header = styled.header`
  margin-block-end: ${space(8)};

  ${media.lg} {
    margin-block-end: ${space(14)};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: center;
  margin-block-start: ${space(5)};

  h1 {
    margin-block: ${space(3)} ${space(4)};
    font-size: ${font.xxl};
  }
  p + p {
    margin-block-start: ${space(4)};
  }
  h1 + p {
    color: ${color('muted')};
    font-size: ${font.lg};
    text-wrap: pretty;
  }
  small {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  img {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${radius.huge};
  }

  ${media.lg} {
    grid-template-columns: 1fr 1.1fr;
    gap: ${space(12)};
  }
  @media print {
    grid-template-columns: 1fr;

    img {
      display: none;
    }
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space(8)};
  min-inline-size: 0;
`;

const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${space(4)};
    border-radius: ${radius.round};
    background: ${color('sunken')};
    color: ${color('text')};
    font-size: ${font.sm};
    text-decoration: none;
  }
  a:hover {
    background: ${color('brandSoft')};
    color: ${color('brandText')};
  }
  @media print {
    display: none;
  }
`;

const OnPaper = styled.p`
  display: none;
  font-size: ${font.sm};

  @media print {
    display: block;
  }
`;
