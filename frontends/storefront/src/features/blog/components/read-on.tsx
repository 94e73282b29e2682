import { ArrowLeft, ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import type { PublishedPost } from '@afshoreh/api-client';
import { Link } from '@afshoreh/contracts/router';
import { color, focusRing, font, media, radius, space } from '@afshoreh/ui/theme';
import { postPath } from '../blog-search';
import { copy } from '../copy';
import type { PostCard as Card } from '../get-posts';
import { PostCard } from './post-card';
import { PostGrid } from './post-grid';

/** The articles published just before and just after this one. */
export function Neighbours({ previous, next }: Pick<PublishedPost, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <Nav aria-label={copy.readOn.neighbours}>
      {previous && (
        <Link to={postPath(previous.slug)} rel="prev">
          <ArrowRight size={20} />
          <span>
            <small>{copy.readOn.previous}</small>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link to={postPath(next.slug)} rel="next" className="next">
          <span>
            <small>{copy.readOn.next}</small>
            {next.title}
          </span>
          <ArrowLeft size={20} />
        </Link>
      )}
    </Nav>
  );
}

/** The three most related articles. */
export function RelatedPosts({ posts }: { posts: readonly Card[] }) {
  if (posts.length === 0) return null;
  return (
    <Related aria-labelledby="related">
      <h2 id="related">{copy.readOn.related}</h2>
      <PostGrid>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </PostGrid>
    </Related>
  );
}

const Nav = styled.nav`
  display: grid;
  gap: ${space(3)};

  a {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    padding: ${space(4)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    color: ${color('text')};
    font-weight: 600;
    line-height: 1.6;
    text-decoration: none;
    ${focusRing}
  }
  a:hover {
    border-color: ${color('control')};
    background: ${color('surface')};
  }
  .next {
    justify-content: end;
    text-align: end;
  }
  svg {
    flex: none;
    color: ${color('brandText')};
  }
  small {
    display: block;
    color: ${color('muted')};
    font-size: ${font.xs};
    font-weight: 400;
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;

    .next {
      grid-column: 2;
    }
  }
  @media print {
    display: none;
  }
`;

const Related = styled.section`
  h2 {
    margin-block-end: ${space(6)};
    font-size: ${font.xl};
  }
  @media print {
    display: none;
  }
`;
