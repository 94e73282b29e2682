import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { useRef } from 'react';
import { writeFailureOf } from '../../form/failed-write';
import { showUndo } from '../../form/undo';
import { useRefetch } from '../../resource/use-resource';
import { copy } from './copy';
import { products, type AdminProduct } from './products';

/** The fields that can be changed in the list, without opening the form. */
export type ProductToggle = 'featured' | 'showPrice';

/** Sets a switch of a product from the list. The server refuses it when it stores a newer version. */
export async function updateSwitch(
  product: AdminProduct,
  change: Partial<Pick<AdminProduct, ProductToggle>>,
  signal?: AbortSignal,
): Promise<AdminProduct> {
  const { price, brix, origin } = product;
  // The API requires these fields.
  if (price === null || brix === null || origin === null) throw new Error(copy.switches.incomplete);
  const call = { params: { path: { id: product.id } }, body: { ...product, price, brix, origin, ...change }, signal };
  return dataOf(await api.PUT('/products/{id}', call));
}

/** Toggles a switch at once, and offers an undo. Toggles are sent one after the other. */
export function useToggleProduct() {
  const refetch = useRefetch(products);
  /** What the toggles have stored, by id: the list may show an older version until it is fetched again. */
  const stored = useRef(new Map<number, AdminProduct>());
  const { mutate } = useMutation({
    scope: { id: 'toggle-product' },
    mutationFn: async ({ product, field }: { product: AdminProduct; field: ProductToggle }) => {
      const own = stored.current.get(product.id);
      const newest = own && own.version > product.version ? own : product;
      const changed = await updateSwitch(newest, { [field]: !product[field] });
      stored.current.set(product.id, changed);
      return changed;
    },
    onError: (error) => showToast({ tone: 'error', title: copy.saveFailed, description: writeFailureOf(error) }),
    // Also after a refusal, so that the list shows the other admin's change.
    onSettled: () => refetch(),
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
