import { api, ApiError, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped } from '../../form/failed-write';
import type { MediaItem } from '../../media/get-media';
import { copy } from './copy';
import type { MediaFormValues } from './media-form';

/** Everything that shows files of the library is asked for anew. */
export function useRefetchMedia() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['admin', 'media'] });
}

/** Saves what is said of a file; made of an older version, it is refused (D9). */
export function useSaveMedia(item: MediaItem | undefined) {
  const refetch = useRefetchMedia();
  return useMutation({
    mutationFn: async ({ values, signal }: { values: MediaFormValues; signal: AbortSignal }) => {
      const { id = 0, version } = item ?? {};
      return dataOf(await api.PUT('/media/{id}', { params: { path: { id } }, body: { ...values, version }, signal }));
    },
    onSuccess: async ({ originalFilename }) => {
      showToast({ tone: 'success', title: copy.saved, description: originalFilename });
      await refetch();
    },
    onError: (error) => {
      if (!wasStopped(error)) return;
      reportStopped();
      void refetch();
    },
  });
}

export const deleteMedia = async ({ id }: Pick<MediaItem, 'id'>, signal?: AbortSignal) =>
  dataOf(await api.DELETE('/media/{id}', { params: { path: { id } }, signal }));

/** Something still shows the file: it stays. */
export const isInUse = (error: unknown) => error instanceof ApiError && error.code === 'media.in_use';

/** Deletes a file from the server for good. */
export function useDeleteMedia() {
  const refetch = useRefetchMedia();
  return useMutation({
    mutationFn: (item: MediaItem) => deleteMedia(item),
    onSuccess: async (_nothing, { originalFilename }) => {
      showToast({ tone: 'success', title: copy.deleted, description: originalFilename });
      await refetch();
    },
  });
}
