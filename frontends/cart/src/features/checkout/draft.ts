import { CheckoutValues, EMPTY_CHECKOUT } from './checkout-schema';

const STORAGE_KEY = 'afshoreh.checkout';

/** What is being typed, and the key of the order that was last sent from it. Lives as long as the browser tab. */
export interface Draft {
  values: CheckoutValues;
  /** `fingerprint` is the order the key was made for: another order needs another key (D7). */
  sent: { key: string; fingerprint: string } | null;
}

const emptyDraft = (): Draft => ({ values: EMPTY_CHECKOUT, sent: null });
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

function draftOf(stored: unknown): Draft {
  if (!isRecord(stored)) return emptyDraft();
  const typed = isRecord(stored.values) ? stored.values : {};
  const sent = isRecord(stored.sent) ? stored.sent : {};
  const key = textOr(sent.key, '');
  return {
    values: {
      customerName: textOr(typed.customerName, ''),
      phone: textOr(typed.phone, ''),
      email: textOr(typed.email, ''),
      address: textOr(typed.address, ''),
      notes: textOr(typed.notes, ''),
    },
    sent: key ? { key, fingerprint: textOr(sent.fingerprint, '') } : null,
  };
}

/** The draft of this tab; an empty one when there is none, or storage is closed to us or holds something else. */
export function readDraft(): Draft {
  try {
    return draftOf(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return emptyDraft();
  }
}

function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: the form still works, it only does not survive a reload.
  }
}

export function keepTyped(values: CheckoutValues): void {
  writeDraft({ ...readDraft(), values });
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The order was refused for its key: the next send gets a new one. */
export function forgetKey(): void {
  writeDraft({ ...readDraft(), sent: null });
}

/**
 * The Idempotency-Key for sending this order (D7). The same order keeps its key through retries, double clicks and reloads, so
 * that it is made once; a changed order gets a new key, because the server refuses an old key with another body (422).
 */
export function keyFor(order: unknown, newKey: () => string): string {
  const draft = readDraft();
  const fingerprint = JSON.stringify(order);
  if (draft.sent?.fingerprint === fingerprint) return draft.sent.key;
  const key = newKey();
  writeDraft({ ...draft, sent: { key, fingerprint } });
  return key;
}
