import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped, writeFailureOf } from '../../form/failed-write';
import { isVersionConflict } from '../../form/version-conflict';
import { copy } from './copy';
import type { AdminProduct } from './get-products';
import { productBody, type ProductFormValues } from './product-form';

interface Sent {
  values: ProductFormValues;
  signal: AbortSignal;
}

function save({ values, signal }: Sent, edited?: Pick<AdminProduct, 'id' | 'version'>): Promise<AdminProduct> {
  const body = productBody(values);
  if (!edited) return api.POST('/products', { body, signal }).then(dataOf);
  const { id, version } = edited;
  const params = { path: { id } };
  return api.PUT('/products/{id}', { params, body: { ...body, id, version }, signal }).then(dataOf);
}

/** Adds a product, or saves the edited one; then every list of products is asked for anew, the public ones too. */
export function useSaveProduct(edited?: Pick<AdminProduct, 'id' | 'version'>) {
  const queryClient = useQueryClient();
  const refetch = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', 'products'] }),
      queryClient.invalidateQueries({ queryKey: ['products'] }),
    ]);
  return useMutation({
    mutationFn: (sent: Sent) => save(sent, edited),
    onSuccess: async (product) => {
      showToast({ tone: 'success', title: edited ? copy.updated : copy.added, description: product.name });
      await refetch();
    },
    onError: (error) => {
      // The form shows this one itself, beside the offer to reload.
      if (isVersionConflict(error)) return;
      if (wasStopped(error)) {
        reportStopped();
        void refetch();
        return;
      }
      const title = edited ? copy.updateFailed : copy.addFailed;
      showToast({ tone: 'error', title, description: writeFailureOf(error) });
    },
  });
}
