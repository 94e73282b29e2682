import { CHECKOUT_DRAFT_KEY } from '@afshoreh/contracts';
import type { CheckoutValues } from './checkout-values';

/** What is being typed, and the key of the order that was last sent from it. Lives as long as the browser tab. */
interface Draft {
  /** The customer who types, or null for a visitor. */
  owner: number | null;
  values: CheckoutValues;
  /** `fingerprint` is the order the key was made for: another order needs another key (D7). */
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
    // Storage may be full or forbidden: the form still works, it only does not survive a reload.
  }
}

/**
 * The draft of this tab, for `owner` (the customer's id, null for a visitor). What another customer typed is not theirs
 * to see (D44): it reads as empty, and is gone with their first word. What a visitor typed is whoever's they log in as.
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
        // Nothing was kept.
      }
    },
    /** The order was refused for its key: the next send gets a new one. */
    forgetKey(): void {
      write({ ...read(), sent: null });
    },
    /**
     * The Idempotency-Key for sending this order (D7). The same order keeps its key through retries, double clicks and
     * reloads, so that it is made once; a changed order gets a new key, because the server refuses an old key with another
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
