import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import type { SentRecord } from '../../form/use-record-form';
import { bulkChange } from '../../list/bulk-change';
import { useRefetch } from '../../resource/use-resource';
import { copy } from './copy';
import { posts, type AdminPost, type PostCard, type PostStatus } from './get-posts';
import { postBody, type PostFormValues } from './post-form';

interface Sent extends SentRecord<PostFormValues, AdminPost> {
  status: PostStatus;
}

function save({ values, status, edited, signal }: Sent): Promise<AdminPost> {
  const version = Number(values.version);
  return posts.save(edited && { id: edited.id, version }, postBody(values, status), signal);
}

function doneTitle({ status, edited }: Sent): string {
  if (status === (edited?.status ?? 'draft')) return copy.edit.saved;
  return status === 'published' ? copy.edit.published : copy.edit.withdrawn;
}

/** Saves an article as a draft or published. */
export function useSavePost() {
  const queryClient = useQueryClient();
  const refetch = useRefetch(posts);
  return useMutation({
    mutationFn: save,
    onSuccess: (post, sent) => {
      showToast({ tone: 'success', title: doneTitle(sent), description: post.title });
      queryClient.setQueryData(posts.details(post.id).queryKey, post);
      void refetch(post.id);
    },
  });
}

/** Publishes or withdraws a stored article without changing its text. */
async function setPostStatus({ id, slug, version }: PostCard, status: PostStatus, signal: AbortSignal) {
  const { title, excerpt, content, category } = await posts.read(id);
  return posts.save({ id, version }, { slug, title, excerpt, content, category, status }, signal);
}

const statusAction = (label: string, value: PostStatus) =>
  bulkChange<PostCard, PostStatus>(label, { value, valueOf: ({ status }) => status, put: setPostStatus });

/** Bulk actions that publish or withdraw articles. */
export const PUBLISH_ACTIONS = [statusAction(copy.publish, 'published'), statusAction(copy.withdraw, 'draft')];
