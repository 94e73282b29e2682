import { api, dataOf, settingsQuery, type Versioned } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { useRefetch } from '../../resource/use-resource';
import { priceList } from './get-price-list';

/** Saves the rate, its date or the days of its validity. All prices that follow from it change. */
export function useSaveRate(saved: string) {
  const queryClient = useQueryClient();
  const refetch = useRefetch(priceList);
  return useMutation({
    mutationFn: (body: Versioned<'UpdateSettingsDto'>) => api.PUT('/settings', { body }).then(dataOf),
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings);
      showToast({ tone: 'success', title: saved });
      void refetch();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}
