import { ApiError } from '@afshoreh/api-client';
import { EmptyState, LinkButton, Loading, Skeleton, Stack } from '@afshoreh/ui';
import { useSearchParams } from '@afshoreh/contracts/router';
import { useQuery } from '@afshoreh/contracts/query';
import { lazy, Suspense } from 'react';
import { copy } from '../features/blog/copy';
import { posts } from '../features/blog/get-posts';
import { QueryLoader } from '../layout/query-loader';
import { idOf } from '../list/use-list-search';

// The editor is larger than all other screens together, so its code loads only when an article is opened.
const PostEditor = lazy(() => import('../features/blog/components/post-editor'));

const words = copy.edit;

export const head = { title: words.editTitle };

/** The editor of one article. `?post=` contains its id, or `new`. */
export default function BlogEditPage() {
  const [params] = useSearchParams();
  const asked = params.get('post') ?? 'new';
  const isNew = asked === 'new';
  const id = idOf(asked);
  // The text never changes while it is being edited. A newer version leads to a conflict when the text is saved.
  const query = useQuery({ ...posts.details(id ?? 0), enabled: id !== null, staleTime: Infinity });
  const { data: post, error } = query;
  // An open article that was deleted meanwhile stays on the screen, so that its text is not lost.
  if ((id === null && !isNew) || (!post && error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        level={1}
        title={words.notFound}
        text={words.notFoundText}
        action={<LinkButton to="/admin/blog">{words.back}</LinkButton>}
      />
    );
  }
  // A new article has nothing to load.
  const queries = isNew ? [] : [query];
  return (
    <QueryLoader queries={queries} failed={words.loadFailed} skeleton={<EditorSkeleton />}>
      {() => (
        <Suspense fallback={<EditorSkeleton />}>
          <PostEditor key={asked} post={post} />
        </Suspense>
      )}
    </QueryLoader>
  );
}

function EditorSkeleton() {
  return (
    <Loading label={copy.editor.loading}>
      <Stack $gap={5}>
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
        <Skeleton height="26rem" />
      </Stack>
    </Loading>
  );
}
