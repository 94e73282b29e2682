import { settingsQuery } from '@afshoreh/api-client';
import type { QueryClient } from '@afshoreh/contracts/query';

/** By then the first page has loaded, also on a slow phone. An idle callback would come between two parts of hydration. */
const DELAY_MS = 5_000;

/** Loads the code that watches and measures when the page has long been loaded. These few bytes are part of every first visit. */
export function measureLater(queryClient: QueryClient): void {
  setTimeout(() => {
    import(/* webpackChunkName: "watchdog" */ './watchdog').then(({ watchRemotes }) => watchRemotes()).catch(() => {});
    queryClient
      .fetchQuery(settingsQuery)
      .then(async ({ measuresVitals, vitalsPercent }) => {
        if (measuresVitals)
          await import(/* webpackChunkName: "vitals" */ './vitals').then(({ measure }) => measure(vitalsPercent));
      })
      .catch(() => {});
  }, DELAY_MS);
}
