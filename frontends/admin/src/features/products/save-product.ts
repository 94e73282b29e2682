import { api, ApiError, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped, writeFailureOf } from '../../form/failed-write';
import { copy } from './copy';
import type { AdminProduct } from './get-products';
import { productBody, type ProductFormValues } from './product-form';

interface Sent {
  values: ProductFormValues;
  signal: AbortSignal;
}

function save({ values, signal }: Sent, id?: number): Promise<AdminProduct> {
  const body = productBody(values);
  if (id === undefined) return api.POST('/products', { body, signal }).then(dataOf);
  const { version } = values;
  const params = { path: { id } };
  return api.PUT('/products/{id}', { params, body: { ...body, id, version }, signal }).then(dataOf);
}

/** Adds a product, or saves the edited one; then every list of products is asked for anew, the public ones too. */
export function useSaveProduct(id?: number) {
  const queryClient = useQueryClient();
  const refetch = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', 'products'] }),
      queryClient.invalidateQueries({ queryKey: ['products'] }),
    ]);
  return useMutation({
    mutationFn: (sent: Sent) => save(sent, id),
    onSuccess: async (product) => {
      showToast({ tone: 'success', title: id === undefined ? copy.added : copy.updated, description: product.name });
      await refetch();
    },
    onError: (error) => {
      // The form lets choose between the two.
      if (error instanceof ApiError && error.conflicts) return;
      if (wasStopped(error)) {
        reportStopped();
        void refetch();
        return;
      }
      const title = id === undefined ? copy.addFailed : copy.updateFailed;
      showToast({ tone: 'error', title, description: writeFailureOf(error) });
    },
  });
}
