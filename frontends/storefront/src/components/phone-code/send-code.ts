import { api, dataOf } from '@afshoreh/api-client';

/** A code that was sent, and when the next one can be requested. */
export interface SentCode {
  /** The phone as it was typed. */
  phone: string;
  /** When the next code may be sent, in the time of `performance.now()`. */
  againAt: number;
}

/** Sends a code to a phone; the response does not reveal whether an account has the number. */
export async function sendCode(phone: string): Promise<SentCode> {
  const { resendIn } = dataOf(await api.POST('/auth/phone-code', { body: { phone } }));
  return { phone, againAt: performance.now() + resendIn * 1000 };
}
