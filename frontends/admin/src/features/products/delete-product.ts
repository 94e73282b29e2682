import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { copy } from './copy';
import type { AdminProduct } from './get-products';

/** Deletes a product for good, then asks for every list of products anew. */
export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AdminProduct) => api.DELETE('/products/{id}', { params: { path: { id } } }).then(dataOf),
    onSuccess: async (_nothing, product) => {
      showToast({ tone: 'success', title: copy.deleted, description: product.name });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin', 'products', 'list'] }),
        queryClient.invalidateQueries({ queryKey: ['products'] }),
      ]);
    },
  });
}
