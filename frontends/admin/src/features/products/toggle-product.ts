import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import { showUndo } from '../../form/undo';
import { copy } from './copy';
import type { AdminProduct } from './get-products';

/** What a list of products changes without opening the form. */
export type ProductToggle = 'featured' | 'showPrice';

/** Sets one of the switches of a product as it was listed; a newer version on the server refuses that (D9). */
export async function setSwitch(
  product: AdminProduct,
  change: Partial<Pick<AdminProduct, ProductToggle>>,
  signal?: AbortSignal,
): Promise<AdminProduct> {
  const { price, brix, origin } = product;
  // Without these the API takes no product.
  if (price === null || brix === null || origin === null) throw new Error(copy.switches.incomplete);
  const call = { params: { path: { id: product.id } }, body: { ...product, price, brix, origin, ...change }, signal };
  return dataOf(await api.PUT('/products/{id}', call));
}

/** Turns a switch over at once, with the way back. */
export function useToggleProduct() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ product, field }: { product: AdminProduct; field: ProductToggle }) =>
      setSwitch(product, { [field]: !product[field] }),
    onError: (error) => showToast({ tone: 'error', title: copy.updateFailed, description: writeFailureOf(error) }),
    // Also after a refusal: the list then shows what somebody else has made of it.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin', 'products', 'list'] }),
        queryClient.invalidateQueries({ queryKey: ['products'] }),
      ]),
  });
  return (product: AdminProduct, field: ProductToggle) =>
    mutate(
      { product, field },
      {
        onSuccess: (changed) =>
          showUndo(copy.switches[field][changed[field] ? 'turnedOn' : 'turnedOff'](changed.name), () =>
            mutate({ product: changed, field }),
          ),
      },
    );
}
