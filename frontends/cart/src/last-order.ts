import { LAST_ORDER_KEY } from '@afshoreh/contracts';

const DAY_MS = 24 * 60 * 60_000;

/** Before the cart is cleared: other tabs see it empty, and read here why. */
export function rememberOrder(trackingCode: string): void {
  try {
    localStorage.setItem(LAST_ORDER_KEY, JSON.stringify({ trackingCode, at: Date.now() }));
  } catch {
    // Storage may be full or forbidden: then the other tabs have no cart either.
  }
}

/** The code of the order that was made of this browser's cart within a day, in whichever tab. */
export function lastOrder(): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(LAST_ORDER_KEY) ?? 'null') as Record<string, unknown> | null;
    const isFresh = typeof stored?.at === 'number' && Date.now() - stored.at < DAY_MS;
    return isFresh && typeof stored.trackingCode === 'string' ? stored.trackingCode : null;
  } catch {
    return null;
  }
}
