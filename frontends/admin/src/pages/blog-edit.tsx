import { ApiError } from '@afshoreh/api-client';
import { EmptyState, ErrorBox, LinkButton, Loading, Skeleton, Stack } from '@afshoreh/ui';
import { useSearchParams } from '@afshoreh/contracts/router';
import { useQuery } from '@afshoreh/contracts/query';
import { lazy, Suspense } from 'react';
import { copy } from '../features/blog/copy';
import { postQuery } from '../features/blog/get-posts';
import { idOf } from '../list/use-list-search';

// The editor is larger than all other screens together: it comes when an article is opened.
const PostEditor = lazy(() => import('../features/blog/components/post-editor'));

const words = copy.edit;

export const head = { title: words.editTitle };

/** One article, `?post=` its id, or a new one. */
export default function BlogEditPage() {
  const [params] = useSearchParams();
  const asked = params.get('post') ?? 'new';
  const isNew = asked === 'new';
  const id = idOf(asked);
  const { data: post, error, isFetching, refetch } = useQuery({ ...postQuery(id ?? 0), enabled: id !== null });
  if ((id === null && !isNew) || (error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        level={1}
        title={words.notFound}
        text={words.notFoundText}
        action={<LinkButton to="/admin/blog">{words.back}</LinkButton>}
      />
    );
  }
  if (error) {
    return (
      <ErrorBox title={words.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  if (!post && !isNew) return <EditorSkeleton />;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <PostEditor key={asked} post={post} />
    </Suspense>
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
