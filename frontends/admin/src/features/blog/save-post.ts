import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped } from '../../form/failed-write';
import { refetchPosts } from './change-posts';
import { copy } from './copy';
import { postQuery, type AdminPost, type PostStatus } from './get-posts';
import { postBody, type PostFormValues } from './post-form';

export interface Sent {
  values: PostFormValues;
  status: PostStatus;
  /** The stored article that the form was made from; undefined adds one. */
  edited: AdminPost | undefined;
  signal: AbortSignal;
}

function save({ values, status, edited, signal }: Sent): Promise<AdminPost> {
  const body = postBody(values, status);
  if (!edited) return api.POST('/admin/blog/posts', { body, signal }).then(dataOf);
  const { id } = edited;
  const version = Number(values.version);
  return api
    .PUT('/admin/blog/posts/{id}', { params: { path: { id } }, body: { ...body, version }, signal })
    .then(dataOf);
}

function doneTitle({ status, edited }: Sent): string {
  if (status === (edited?.status ?? 'draft')) return copy.edit.saved;
  return status === 'published' ? copy.edit.published : copy.edit.withdrawn;
}

/** Stores what was written, as a draft or for everybody to read. */
export function useSavePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async (post, sent) => {
      showToast({ tone: 'success', title: doneTitle(sent), description: post.title });
      queryClient.setQueryData(postQuery(post.id).queryKey, post);
      await refetchPosts(queryClient);
    },
    onError: (error) => {
      if (wasStopped(error)) reportStopped();
    },
  });
}
