import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { keepPreviousData, queryOptions } from '@afshoreh/contracts/query';
import { leftToRight, toPersianDigits } from '@afshoreh/persian';
import type { OrderDetails } from '../get-order';

const REFETCH_MS = 15_000;

export type Quote = Schemas['Quote'];
export type QuoteBody = Schemas['SaveQuote'];

export const readQuotes = async (order: number, signal?: AbortSignal) =>
  dataOf(await api.GET('/orders/{id}/quotes', { params: { path: { id: order } }, signal }));

/** The quotes of an order, the newest first. They are always refetched: a buyer or a colleague may have answered. */
export const quotesQuery = (order: number) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'quotes', order],
    queryFn: ({ signal }) => readQuotes(order, signal),
    staleTime: 0,
    // A buyer may reply while the expert has the order open.
    refetchInterval: REFETCH_MS,
  });

/** The paper of a quote, also of a draft, which is marked as one. */
export const readQuotePdf = async (id: number): Promise<Blob> =>
  dataOf(await api.GET('/quotes/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }));

/** The sums of a quote that is being typed. The previous sums stay until the new ones arrive. */
export const sumsQuery = (order: number, body: QuoteBody | null) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'quote-sums', order, body],
    queryFn: ({ signal }): Promise<Schemas['QuotePaper']> =>
      api
        .POST('/orders/{id}/quotes/preview', { params: { path: { id: order } }, body: body as QuoteBody, signal })
        .then(dataOf),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  });

/** The number of a quote within a Persian text. */
export const quoteNumber = (number: string) => leftToRight(toPersianDigits(number));

/** Whether the order still has the lines of the quote, in the same quantities. The API refuses to send it otherwise. */
export function fitsOrder({ lines }: Quote, { items }: OrderDetails): boolean {
  return (
    lines.length === items.length &&
    lines.every(({ orderLineId, quantity }) =>
      items.some((item) => item.id === orderLineId && item.quantity === quantity),
    )
  );
}
