import { api, dataOf } from '@afshoreh/api-client';
import type { Message } from './message-schema';

/** Sends one message; the server keeps a repeated one only once. An e-mail that was left empty is not sent. */
export async function sendMessage({ email, ...message }: Message): Promise<void> {
  dataOf(await api.POST('/contact', { body: { ...message, ...(email && { email }) } }));
}
