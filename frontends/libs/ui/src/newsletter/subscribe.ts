import { api, dataOf } from '@afshoreh/api-client';

/** Enters an address in the newsletter (D21); one that is there already gets the same answer. */
export async function subscribe(email: string): Promise<void> {
  dataOf(await api.POST('/newsletter', { body: { email } }));
}
