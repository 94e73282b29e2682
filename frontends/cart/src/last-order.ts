import { LAST_ORDER_KEY } from '@afshoreh/contracts';

const DAY_MS = 24 * 60 * 60_000;

/** Call it before clearing the cart: other tabs then see an empty cart and read the reason here. */
export function rememberOrder(trackingCode: string): void {
  try {
    localStorage.setItem(LAST_ORDER_KEY, JSON.stringify({ trackingCode, at: Date.now() }));
  } catch {
    // Storage may be full or forbidden; in that case other tabs have no cart either.
  }
}

/** The tracking code of the order that was made from this browser's cart in any tab within the last day. */
export function lastOrder(): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(LAST_ORDER_KEY) ?? 'null') as Record<string, unknown> | null;
    const isFresh = typeof stored?.at === 'number' && Date.now() - stored.at < DAY_MS;
    return isFresh && typeof stored.trackingCode === 'string' ? stored.trackingCode : null;
  } catch {
    return null;
  }
}
