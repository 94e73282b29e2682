import { api, dataOf, settingsQuery, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { movedText, useRefetchCalendar } from './change-holidays';
import { copy } from './copy';

/** Changes the settings that are given; header and footer of the whole site follow. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  const refetchCalendar = useRefetchCalendar();
  return useMutation({
    mutationFn: (body: Schemas['UpdateSettingsDto']) => api.PUT('/settings', { body }).then(dataOf),
    onSuccess: (settings, { callHours }) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings);
      const moved = callHours && { description: movedText(settings.movedPromises) };
      showToast({ tone: 'success', title: copy.saved, ...moved });
      if (callHours) void refetchCalendar();
    },
  });
}
