import { api, ApiError, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { useRef } from 'react';
import type { SentRecord } from '../../../form/use-record-form';
import { copy as orders } from '../copy';
import { copy } from './copy';
import { quoteBody, type QuoteValues } from './quote-form';
import { quoteNumber, quotesQuery, readQuotes, type Quote, type QuoteBody } from './quotes';

/** Refetches everything that shows the quotes of an order: their list, the order's details and the list of orders. */
function useRefetchQuotes(order: number) {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: quotesQuery(order).queryKey });
    void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'details', order] });
    void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
  };
}

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

const create = (id: number, body: QuoteBody, signal: AbortSignal) =>
  api.POST('/orders/{id}/quotes', { params: { path: { id } }, body, signal }).then(dataOf);
const update = (id: number, body: QuoteBody & { version: number }, signal: AbortSignal) =>
  api.PUT('/quotes/{id}', { params: { path: { id } }, body, signal }).then(dataOf);

/**
 * Saves the draft of an order so that two experts do not overwrite each other. When a colleague has created a draft
 * meanwhile, the two are compared like two versions of one record. When the colleague has sent that draft, the next
 * save creates a new version of the quote.
 */
export function useSaveQuote(order: number) {
  const refetch = useRefetchQuotes(order);
  const sentMeanwhile = useRef(new Set<number>());
  return useMutation({
    mutationFn: async ({ values, edited, signal }: SentRecord<QuoteValues, Quote>) => {
      const body = quoteBody(values);
      if (edited && !sentMeanwhile.current.has(edited.id)) {
        try {
          return await update(edited.id, { ...body, version: values.version }, signal);
        } catch (error) {
          if (!isCode(error, 'quotes.sent')) throw error;
          sentMeanwhile.current.add(edited.id);
          throw new Error(copy.form.sentMeanwhile, { cause: error });
        }
      }
      try {
        return await create(order, body, signal);
      } catch (error) {
        const theirs = isCode(error, 'quotes.draft_exists') && (await draftOf(order));
        if (!theirs) throw error;
        // No stored version is 0, so the API responds with every difference.
        return await update(theirs.id, { ...body, version: 0 }, signal);
      }
    },
    onSuccess: () => {
      showToast({
        tone: 'success',
        title: copy.form.saved,
        description: orders.dialog.title(toPersianDigits(order)),
      });
      refetch();
    },
    onError: () => refetch(),
  });
}

const draftOf = async (order: number) => (await readQuotes(order)).find(({ state }) => state === 'draft');

/** Reads the draft as it is stored now, without any cache. */
export async function readDraft(order: number, edited: Quote | undefined): Promise<Quote> {
  if (edited) return dataOf(await api.GET('/quotes/{id}', { params: { path: { id: edited.id } }, cache: 'no-store' }));
  const draft = await draftOf(order);
  if (!draft) throw new Error(copy.loadFailed);
  return draft;
}

/** Sends the version that the expert has seen. */
export function useSendQuote(order: number) {
  const refetch = useRefetchQuotes(order);
  return useMutation({
    mutationFn: ({ id, version }: Quote) =>
      api.POST('/quotes/{id}/send', { params: { path: { id } }, body: { version } }).then(dataOf),
    onSuccess: ({ number }) => {
      const description = copy.number(quoteNumber(number ?? ''));
      showToast({ tone: 'success', title: copy.send.sent, description });
    },
    onSettled: () => refetch(),
  });
}

/** Deletes a draft for good. */
export function useRemoveQuote(order: number) {
  const refetch = useRefetchQuotes(order);
  return useMutation({
    mutationFn: ({ id, version }: Quote) =>
      api
        .DELETE('/quotes/{id}', { params: { path: { id } }, headers: { 'If-Match': `"${version}"` } })
        .then((answer) => void dataOf(answer)),
    onSuccess: () => showToast({ tone: 'success', title: copy.remove.done }),
    onSettled: () => refetch(),
  });
}
