import { CHECKOUT_DRAFT_KEY } from '@afshoreh/contracts';
import { EMPTY_CHECKOUT, type CheckoutValues } from './checkout-values';

/** The form's values, and the key of the last order that was sent from them. Stored for the lifetime of the browser tab. */
interface Draft {
  /** The id of the customer who typed the values, or null for a visitor. */
  owner: number | null;
  values: CheckoutValues;
  /** The key belongs to the order with this `fingerprint`; a different order needs another key. */
  sent: { key: string; fingerprint: string } | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

function draftOf(stored: unknown): Draft {
  const draft = isRecord(stored) ? stored : {};
  const typed = isRecord(draft.values) ? draft.values : {};
  const sent = isRecord(draft.sent) ? draft.sent : {};
  const key = textOr(sent.key, '');
  return {
    owner: typeof draft.owner === 'number' ? draft.owner : null,
    values: Object.fromEntries(
      Object.keys(EMPTY_CHECKOUT).map((name) => [name, textOr(typed[name], '')]),
    ) as unknown as CheckoutValues,
    sent: key ? { key, fingerprint: textOr(sent.fingerprint, '') } : null,
  };
}

function stored(): Draft {
  try {
    return draftOf(JSON.parse(sessionStorage.getItem(CHECKOUT_DRAFT_KEY) ?? 'null'));
  } catch {
    return draftOf(null);
  }
}

function write(draft: Draft): void {
  try {
    sessionStorage.setItem(CHECKOUT_DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: the form still works, but its values do not survive a reload.
  }
}

/**
 * The draft of this tab, for `owner` (the customer's id, null for a visitor). Another customer must not see what somebody else
 * typed: the draft is empty for them, and their first change replaces it. A visitor's draft passes to the customer they log in
 * as.
 */
export function checkoutDraft(owner: number | null) {
  const read = (): Draft => {
    const draft = stored();
    return draft.owner === null || draft.owner === owner ? { ...draft, owner } : { ...draftOf(null), owner };
  };
  return {
    values: (): CheckoutValues => read().values,
    keepTyped(values: CheckoutValues): void {
      write({ ...read(), values });
    },
    forget(): void {
      try {
        sessionStorage.removeItem(CHECKOUT_DRAFT_KEY);
      } catch {
        // Without storage there is no draft.
      }
    },
    /** The server refused the order because of its key: the next request gets a new one. */
    forgetKey(): void {
      write({ ...read(), sent: null });
    },
    /**
     * The Idempotency-Key for sending this order. The same order keeps its key through retries, double clicks and reloads, so
     * that the server creates it only once. A changed order gets a new key, because the server refuses an old key with another
     * body (422).
     */
    keyFor(order: unknown, newKey: () => string): string {
      const draft = read();
      const fingerprint = JSON.stringify(order);
      if (draft.sent?.fingerprint === fingerprint) return draft.sent.key;
      const key = newKey();
      write({ ...draft, sent: { key, fingerprint } });
      return key;
    },
  };
}

export type CheckoutDraft = ReturnType<typeof checkoutDraft>;
