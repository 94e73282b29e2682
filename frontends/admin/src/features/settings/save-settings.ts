import { api, dataOf, settingsQuery, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { copy } from './copy';

/** Changes the settings that are given; header, footer and prices of the whole site follow. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['UpdateSettingsDto']) => api.PUT('/settings', { body }).then(dataOf),
    onSuccess: async (settings) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings);
      showToast({ tone: 'success', title: copy.saved });
      // The rate is part of every indicative price (D2).
      await queryClient.invalidateQueries({ queryKey: ['products'] });
    },
  });
}
