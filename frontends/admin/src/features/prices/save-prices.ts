import { api, dataOf, type Schemas, type Versioned } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { showUndo } from '../../form/undo';
import { copy } from './copy';
import { showSavedPrices } from './get-priced-products';
import { refusedIn, type RefusedPrice } from './price-conflicts';
import { pricesBefore, pricesOf, type PriceEdit } from './price-edits';

const put = (prices: Versioned<'SaveProductPrice'>[]) => api.PUT('/products/prices', { body: { prices } }).then(dataOf);

interface SavedPrices {
  sent: readonly PriceEdit[];
  /** The products as stored now, in the order of `sent`. */
  saved: readonly Schemas['ProductPrice'][];
  refused: readonly RefusedPrice[];
}

/**
 * The server saves all rows or none, and names the rows that it refuses. So the other rows are sent again without
 * them.
 */
async function saveWhatCanBe(edits: readonly PriceEdit[]): Promise<SavedPrices> {
  const refused: RefusedPrice[] = [];
  let left = edits;
  while (left.length > 0) {
    try {
      return { sent: left, saved: await put(pricesOf(left)), refused };
    } catch (error) {
      const rows = refusedIn(error, left);
      if (rows.length === 0) throw error;
      refused.push(...rows);
      left = left.filter(({ base }) => !rows.some(({ id }) => id === base.id));
    }
  }
  return { sent: [], saved: [], refused };
}

/** Saves all edits except those that the server refuses, and offers an undo. */
export function useSavePrices() {
  const queryClient = useQueryClient();
  const refetch = () =>
    Promise.all([['admin', 'products'], ['products']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const undo = useMutation({
    mutationFn: put,
    onSuccess: () => showToast({ tone: 'success', title: copy.undone }),
    onError: (error) => showToast({ tone: 'error', title: copy.undoFailed, description: error.message }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: saveWhatCanBe,
    onSuccess: ({ sent, saved }) => {
      if (saved.length === 0) return;
      // The edits end with this response, so the grid shows the saved prices without waiting for the refetch.
      showSavedPrices(queryClient, saved);
      const before = pricesBefore(sent, saved);
      showUndo(copy.saved(formatNumber(saved.length)), () => undo.mutate(before));
    },
    // Also after a refusal, because the next choice needs the values that are stored now.
    onSettled: () => {
      void refetch();
    },
  });
}
