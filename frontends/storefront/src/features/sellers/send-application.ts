import { api, dataOf } from '@afshoreh/api-client';
import type { Application } from './application-schema';

/** Asks to be listed; sent twice, it is one application. Throws what `dataOf` throws. */
export async function sendApplication(application: Application): Promise<void> {
  dataOf(await api.POST('/sellers/applications', { body: application }));
}
