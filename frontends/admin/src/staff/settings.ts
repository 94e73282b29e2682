import { api, dataOf, settingsQuery, type Schemas } from '@afshoreh/api-client';
import { queryOptions, useQueryClient } from '@afshoreh/contracts/query';

/** All settings, with those that visitors do not see. */
export type StaffSettings = Schemas['StaffSettings'];

export const staffSettingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => api.GET('/settings/staff', { signal }).then(dataOf),
});

/** Puts changed settings in the place of those that the admin and the header of the site show. */
export function useShowSettings() {
  const queryClient = useQueryClient();
  return (settings: StaffSettings) => {
    queryClient.setQueryData(staffSettingsQuery.queryKey, settings);
    queryClient.setQueryData(settingsQuery.queryKey, settings);
  };
}
