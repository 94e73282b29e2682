import styled from 'styled-components';
import { Navigate } from '@afshoreh/contracts/router';
import { EmptyState, LinkButton, PagedList } from '@afshoreh/ui';
import { emptyList } from '@afshoreh/ui/illustrations';
import { space } from '@afshoreh/ui/theme';
import { usePageQuery } from '../../../components/use-page-query';
import { blogPath, type BlogSearch } from '../blog-search';
import { copy } from '../copy';
import { postsQuery, POSTS_PER_PAGE } from '../get-posts';
import { PostCard } from './post-card';
import { PostGrid } from './post-grid';
import { PostListSkeleton } from './post-skeleton';

/** The articles that match the filters, page by page; the first one is featured. */
export function PostList({ search }: { search: BlogSearch }) {
  const { data, failure, busy } = usePageQuery(postsQuery(search), copy.list.failed);
  if (failure) return failure;
  if (!data) return <PostListSkeleton />;
  const pageCount = Math.ceil(data.total / POSTS_PER_PAGE);
  if (!busy && pageCount > 0 && search.page > pageCount) {
    return <Navigate replace to={blogPath({ ...search, page: pageCount })} />;
  }
  const [first, ...others] = data.items;
  return (
    <PagedList
      label={copy.list.articles}
      page={search.page}
      pageCount={pageCount}
      hrefOf={(page) => blogPath({ ...search, page })}
      busy={busy}
    >
      {first ? (
        <Posts $stale={busy} aria-busy={busy}>
          <PostCard featured headingLevel="h2" post={first} />
          {others.length > 0 && (
            <PostGrid>
              {others.map((post) => (
                <li key={post.id}>
                  <PostCard headingLevel="h2" post={post} />
                </li>
              ))}
            </PostGrid>
          )}
        </Posts>
      ) : (
        <EmptyState
          illustration={emptyList}
          title={copy.list.empty}
          text={copy.list.emptyText}
          action={<LinkButton to="/blog">{copy.list.showAll}</LinkButton>}
        />
      )}
    </PagedList>
  );
}

const Posts = styled.div<{ $stale: boolean }>`
  display: grid;
  gap: ${space(7)};
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity 160ms ease;
`;
