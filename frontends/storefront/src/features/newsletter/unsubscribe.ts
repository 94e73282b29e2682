import { api, dataOf } from '@afshoreh/api-client';

/** Ends the subscription that the mail's token names (D21); repeating it changes nothing. */
export async function unsubscribe(token: string): Promise<void> {
  dataOf(await api.POST('/newsletter/unsubscribe', { body: { token } }));
}
