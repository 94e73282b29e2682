import { dayOf } from '../common/tehran-day.js';

/** The states of a quote that staff and buyers see. */
export const quoteStates = ['draft', 'sent', 'seen', 'change_asked', 'accepted', 'expired', 'replaced'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** The states in which the buyer may still accept; a quote in one of them expires. */
export const pendingStates = ['sent', 'seen', 'change_asked'] as const satisfies readonly QuoteState[];

/** The states that the newest quote of an order can have. Only older quotes are `replaced`. */
export const lastQuoteStates = [
  'draft',
  ...pendingStates,
  'accepted',
  'expired',
] as const satisfies readonly QuoteState[];

export interface QuoteTimes {
  sentAt: Date | null;
  seenAt: Date | null;
  changeAskedAt: Date | null;
  acceptedAt: Date | null;
  replacedAt: Date | null;
}

/** The state that follows from the events of a quote, without expiry. */
export function reachedState(quote: QuoteTimes): Exclude<QuoteState, 'expired'> {
  if (!quote.sentAt) return 'draft';
  if (quote.replacedAt) return 'replaced';
  if (quote.acceptedAt) return 'accepted';
  if (quote.changeAskedAt) return 'change_asked';
  return quote.seenAt ? 'seen' : 'sent';
}

/** A quote is valid until the end of its last day in Tehran. An accepted one does not expire. */
export function currentState(reached: QuoteState, validUntil: string | null, now: Date): QuoteState {
  const isPending = pendingStates.some((state) => state === reached);
  return isPending && validUntil !== null && dayOf(now) > validUntil ? 'expired' : reached;
}
