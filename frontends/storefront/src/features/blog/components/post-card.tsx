import styled, { css } from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { Badge, ImageWithFallback } from '@afshoreh/ui';
import { color, font, media, motion, radius, shadow, space } from '@afshoreh/ui/theme';
import { postPath } from '../blog-search';
import { coverOf } from '../cover';
import type { PostCard as Post } from '../get-posts';
import { PostMeta } from './post-meta';

interface PostCardProps {
  post: Post;
  /** The level of the card's title: one below the heading above the cards. */
  headingLevel?: 'h2' | 'h3';
  /** A wide card with its picture beside the text. It is on the first screen of the page. */
  featured?: boolean;
}

/** One article in a list. The link of its title is stretched over the whole card. */
export function PostCard({ post, headingLevel: Heading = 'h3', featured = false }: PostCardProps) {
  return (
    <Card $featured={featured}>
      <ImageWithFallback
        src={post.image}
        fallback={coverOf(post)}
        width={640}
        height={360}
        {...(featured ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <Body>
        <Badge tone="brand">{post.categoryLabel}</Badge>
        <Heading>
          <Link to={postPath(post.slug)}>{post.title}</Link>
        </Heading>
        <p>{post.excerpt}</p>
        <PostMeta post={post} author={featured} />
      </Body>
    </Card>
  );
}

const wide = css`
  ${media.md} {
    grid-template-columns: 1.1fr 1fr;
    grid-template-rows: auto;
    align-items: center;

    > img {
      block-size: 100%;
    }
    > div {
      padding: ${space(8)};
    }
    > div h2 {
      font-size: ${font.xl};
    }
    > div h2 + p {
      -webkit-line-clamp: 5;
      font-size: ${font.md};
    }
  }
`;

const Card = styled.article<{ $featured: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  box-shadow: ${shadow.card};
  transition:
    box-shadow ${motion.quick},
    transform ${motion.quick};

  &:hover {
    box-shadow: ${shadow.raised};
    transform: translateY(-2px);
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }
  > img {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  ${media.reducedMotion} {
    &:hover {
      transform: none;
    }
  }
  ${({ $featured }) => $featured && wide}
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(2)};
  padding: ${space(5)};

  h2,
  h3 {
    margin-block-start: ${space(1)};
    font-size: ${font.lg};
    line-height: 1.6;
  }
  a {
    color: ${color('text')};
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  :is(h2, h3) + p {
    display: -webkit-box;
    overflow: hidden;
    color: ${color('muted')};
    font-size: ${font.sm};
    text-wrap: pretty;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  > :last-child {
    margin-block-start: auto;
    padding-block-start: ${space(2)};
  }
`;
