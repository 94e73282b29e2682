import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';
import { relatedOrdersQuery } from '../get-related-orders';
import { orderQuery } from '../get-order';
import { quotesQuery } from '../quotes/quotes';

export type CallSheet = Schemas['CallSheet'];
export type CalledProduct = CallSheet['products'][number];

/** Everything that an expert needs during the call about an order, with the current prices and stock. */
export const callSheetQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'call-sheet', id],
    queryFn: ({ signal }) => api.GET('/orders/{id}/call-sheet', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });

/** The products that were chosen for an order by telephone. */
export const calledProductsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'called-products', ids],
    queryFn: ({ signal }) =>
      api.GET('/orders/phone/products', { params: { query: { ids: ids.join() } }, signal }).then(dataOf),
    enabled: ids.length > 0,
    staleTime: 60_000,
  });

/**
 * Writes a call sheet into the query cache for the dialog of its order. The dialog then shows it at once, and refetches
 * in the background.
 */
export function keepCallSheet(queryClient: QueryClient, sheet: CallSheet, loadedAt: number): void {
  const { order, quotes, related } = sheet;
  const { id } = order;
  const options = { updatedAt: loadedAt };
  queryClient.setQueryData(callSheetQuery(id).queryKey, sheet, options);
  queryClient.setQueryData(orderQuery(id).queryKey, order, options);
  queryClient.setQueryData(quotesQuery(id).queryKey, quotes, options);
  queryClient.setQueryData(relatedOrdersQuery(id).queryKey, { items: related, total: related.length }, options);
}
