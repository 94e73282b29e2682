import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation } from '@afshoreh/contracts/query';
import { useRefetch } from '../../resource/use-resource';
import { copy } from './copy';
import { sellers } from './sellers';

export type SellerFile = Schemas['SellerFile'];

/** The files of a seller's application. */
export const sellerFilesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'sellers', 'files', id],
    queryFn: ({ signal }) => api.GET('/sellers/{id}/files', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });

/** The bytes of a file. They are fetched with the session's token, because the file has no public address. */
export const sellerFileQuery = (id: number, fileId: number) =>
  queryOptions({
    queryKey: ['admin', 'sellers', 'files', id, fileId],
    queryFn: async ({ signal }): Promise<Blob> => {
      const params = { path: { id, fileId } };
      return dataOf<Blob>(await api.GET('/sellers/{id}/files/{fileId}', { params, parseAs: 'blob', signal }));
    },
    gcTime: 0,
  });

/** Adds a file to the media library, from which the site may show it. */
export function usePublishFile(id: number) {
  const refetch = useRefetch(sellers);
  return useMutation({
    mutationFn: ({ id: fileId }: SellerFile) =>
      api.POST('/sellers/{id}/files/{fileId}/media', { params: { path: { id, fileId } } }).then(dataOf),
    onSuccess: async ({ originalFilename }) => {
      showToast({ tone: 'success', title: copy.files.published, description: originalFilename });
      await refetch();
    },
    onError: (error) => showToast({ tone: 'error', title: copy.files.publishFailed, description: error.message }),
  });
}
