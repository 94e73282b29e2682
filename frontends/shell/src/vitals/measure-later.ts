import { settingsQuery } from '@afshoreh/api-client';
import type { QueryClient } from '@afshoreh/contracts/query';

/**
 * After this time the first page has loaded, also on a slow phone. An idle callback could run between two parts of
 * hydration.
 */
const DELAY_MS = 5_000;

/**
 * Loads the code that watches and measures long after the page has loaded. Only these few bytes are part of a first
 * visit.
 */
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
