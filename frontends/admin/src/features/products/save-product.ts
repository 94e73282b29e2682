import { api, ApiError, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { copy } from './copy';
import type { AdminProduct } from './get-products';
import { productBody, type ProductFormValues } from './product-form';

/** The product was changed by another admin since the form was opened. */
export function wasChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

function save(values: ProductFormValues, edited?: Pick<AdminProduct, 'id' | 'version'>): Promise<AdminProduct> {
  const body = productBody(values);
  if (!edited) return api.POST('/products', { body }).then(dataOf);
  const { id, version } = edited;
  return api.PUT('/products/{id}', { params: { path: { id } }, body: { ...body, id, version } }).then(dataOf);
}

/** Adds a product, or saves the edited one; then every list of products is asked for anew, the public ones too. */
export function useSaveProduct(edited?: Pick<AdminProduct, 'id' | 'version'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: ProductFormValues) => save(values, edited),
    onSuccess: async (product) => {
      showToast({ tone: 'success', title: edited ? copy.updated : copy.added, description: product.name });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin', 'products'] }),
        queryClient.invalidateQueries({ queryKey: ['products'] }),
      ]);
    },
    onError: (error) => {
      // The form shows this one itself, beside the offer to reload.
      if (wasChangedMeanwhile(error)) return;
      showToast({ tone: 'error', title: edited ? copy.updateFailed : copy.addFailed, description: error.message });
    },
  });
}
