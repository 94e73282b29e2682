import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';
import { relatedOrdersQuery } from '../get-related-orders';
import { orderQuery } from '../get-order';
import { quotesQuery } from '../quotes/quotes';

export type CallSheet = Schemas['CallSheet'];
export type CalledProduct = CallSheet['products'][number];

/** All that an expert needs during the call about an order. Prices and stock are those of this moment. */
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

/** Puts a sheet where the dialog of its order reads: the dialog then shows all of it at once, and refetches in the background. */
export function keepCallSheet(queryClient: QueryClient, sheet: CallSheet, loadedAt: number): void {
  const { order, quotes, related } = sheet;
  const { id } = order;
  const options = { updatedAt: loadedAt };
  queryClient.setQueryData(callSheetQuery(id).queryKey, sheet, options);
  queryClient.setQueryData(orderQuery(id).queryKey, order, options);
  queryClient.setQueryData(quotesQuery(id).queryKey, quotes, options);
  queryClient.setQueryData(relatedOrdersQuery(id).queryKey, { items: related, total: related.length }, options);
}
