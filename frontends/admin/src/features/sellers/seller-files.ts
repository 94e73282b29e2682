import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation } from '@afshoreh/contracts/query';
import { useRefetchSellers } from './change-sellers';
import { copy } from './copy';

export type SellerFile = Schemas['SellerFileDto'];

/** What came with the application of a seller. */
export const sellerFilesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'sellers', 'files', id],
    queryFn: ({ signal }) => api.GET('/sellers/{id}/files', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });

/** The bytes, which only this session may read: no address of theirs can be opened without its token. */
export const sellerFileQuery = (id: number, fileId: number) =>
  queryOptions({
    queryKey: ['admin', 'sellers', 'files', id, fileId],
    queryFn: async ({ signal }): Promise<Blob> => {
      const params = { path: { id, fileId } };
      return dataOf<Blob>(await api.GET('/sellers/{id}/files/{fileId}', { params, parseAs: 'blob', signal }));
    },
    gcTime: 0,
  });

/** Puts a file into the media library, from where the site may show it. */
export function usePublishFile(id: number) {
  const refetch = useRefetchSellers();
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
