import { api, dataOf, settingsQuery, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { parseWholeNumber } from '@afshoreh/persian';
import { reportStopped, wasStopped } from '../../form/failed-write';
import type { SentRecord } from '../../form/record-dialog';
import { copy } from './copy';
import type { PriceListEntry } from './get-price-list';
import type { PriceListFormValues } from './price-list-form';

/** Every product of the name has another price then. */
function useRefetch() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', 'price-list'] }),
      queryClient.invalidateQueries({ queryKey: ['products'] }),
    ]);
}

type Sent = SentRecord<PriceListFormValues, PriceListEntry>;

/** Adds a row, or saves the edited one. */
export function useSavePriceListEntry() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ values: { name, usdPerTon }, edited, signal }: Sent) => {
      const body = { name: name.trim(), usdPerTon: parseWholeNumber(usdPerTon) ?? 0 };
      if (!edited) return api.POST('/price-list', { body, signal }).then(dataOf);
      const { id, version } = edited;
      return api.PUT('/price-list/{id}', { params: { path: { id } }, body: { ...body, version }, signal }).then(dataOf);
    },
    onSuccess: async ({ name }) => {
      showToast({ tone: 'success', title: copy.list.saved, description: name });
      await refetch();
    },
    onError: (error) => {
      if (wasStopped(error)) reportStopped();
      void refetch();
    },
  });
}

export function useDeletePriceListEntry() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ id }: PriceListEntry) => api.DELETE('/price-list/{id}', { params: { path: { id } } }).then(dataOf),
    onSuccess: async (_nothing, { name }) => {
      showToast({ tone: 'success', title: copy.list.deleted, description: name });
      await refetch();
    },
  });
}

/** Changes the rate, its date or its days; every price that follows from it is another one then. */
export function useSaveRate(saved: string) {
  const queryClient = useQueryClient();
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (body: Schemas['UpdateSettingsDto']) => api.PUT('/settings', { body }).then(dataOf),
    onSuccess: async (settings) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings);
      showToast({ tone: 'success', title: saved });
      await refetch();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}
