import { useQueryClient } from '@afshoreh/contracts/query';
import { allPages } from '../../list/all-pages';
import { bulkChange } from '../../list/bulk-change';
import type { BulkAction } from '../../list/use-bulk';
import { deletePost, refetchPosts, setPostStatus } from './change-posts';
import { copy } from './copy';
import { postsQuery, type PostCard, type PostListSearch, type PostStatus } from './get-posts';

const decided = (label: string, value: PostStatus) =>
  bulkChange<PostCard, PostStatus>(label, { value, valueOf: ({ status }) => status, put: setPostStatus });

const ACTIONS: BulkAction<PostCard>[] = [
  decided(copy.publish, 'published'),
  decided(copy.withdraw, 'draft'),
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
