import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { showUndo } from '../../form/undo';
import { copy } from './copy';
import { pricesBefore, pricesOf, type PriceEdit } from './price-edits';

const put = (prices: Schemas['SaveProductPriceDto'][]) =>
  api.PUT('/products/prices', { body: { prices } }).then(dataOf);

/** Saves all edits or none, and offers the way back. */
export function useSavePrices() {
  const queryClient = useQueryClient();
  const refetch = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', 'products'] }),
      queryClient.invalidateQueries({ queryKey: ['products'] }),
    ]);
  const undo = useMutation({
    mutationFn: put,
    onSuccess: () => showToast({ tone: 'success', title: copy.undone }),
    onError: (error) => showToast({ tone: 'error', title: copy.undoFailed, description: error.message }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: (edits: readonly PriceEdit[]) => put(pricesOf(edits)),
    onSuccess: (saved, edits) => {
      const before = pricesBefore(edits, saved);
      showUndo(copy.saved(formatNumber(saved.length)), () => undo.mutate(before));
    },
    // Also after a refusal: what is stored by now is what the next choice is about.
    onSettled: refetch,
  });
}
