import { useQueryClient } from '@afshoreh/contracts/query';
import { allPages } from '../../list/all-pages';
import type { BulkAction } from '../../list/use-bulk';
import { deletePost, refetchPosts, setPostStatus } from './change-posts';
import { copy } from './copy';
import { postsQuery, type PostCard, type PostListSearch } from './get-posts';

const ACTIONS: BulkAction<PostCard>[] = [
  { label: copy.publish, run: (post, signal) => setPostStatus(post, 'published', signal) },
  { label: copy.withdraw, run: (post, signal) => setPostStatus(post, 'draft', signal) },
  {
    label: copy.remove,
    tone: 'danger',
    question: {
      title: copy.deleteDialog.title,
      text: copy.deleteDialog.textOfMany,
      confirm: copy.deleteDialog.confirm,
    },
    run: deletePost,
  },
];

/** What can be done to many articles at once. */
export function usePostBulk(filters: PostListSearch) {
  const queryClient = useQueryClient();
  return {
    actions: ACTIONS,
    loadAll: () => allPages((page) => queryClient.fetchQuery(postsQuery({ ...filters, ...page }))),
    refetch: () => refetchPosts(queryClient),
  };
}
