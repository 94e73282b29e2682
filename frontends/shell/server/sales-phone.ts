import { setTimeout as sleep } from 'node:timers/promises';

const FRESH_MS = 60_000;
const TIMEOUT_MS = 2_000;
/** The longest that a page waits for the number. It is short, because few visitors see the number. */
const PATIENCE_MS = 200;

/** Returns a getter of the sales phone from the settings, cached for a minute; null until the backend has answered. */
export function salesPhoneOf(apiOrigin: string, now = () => performance.now()): () => Promise<string | null> {
  let phone: string | null = null;
  let askedAt = -Infinity;
  let request: Promise<void> = Promise.resolve();
  const ask = async (): Promise<void> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`${apiOrigin}/api/settings`, { signal });
    if (answer.ok) phone = ((await answer.json()) as { salesPhone: string }).salesPhone;
  };
  return async () => {
    if (now() - askedAt > FRESH_MS) {
      askedAt = now();
      request = ask().catch(() => undefined);
    }
    if (phone === null) await Promise.race([request, sleep(PATIENCE_MS, undefined, { ref: false })]);
    return phone;
  };
}
