import { dayOf } from '../common/tehran-day.js';

/** What staff and buyer read about a quote. */
export const quoteStates = ['draft', 'sent', 'seen', 'change_asked', 'accepted', 'expired', 'replaced'] as const;
export type QuoteState = (typeof quoteStates)[number];

export interface QuoteTimes {
  sentAt: Date | null;
  seenAt: Date | null;
  changeAskedAt: Date | null;
  acceptedAt: Date | null;
  replacedAt: Date | null;
}

/** A quote is valid until the end of its last day in Tehran. An accepted one does not expire. */
export function stateOf(quote: QuoteTimes, validUntil: string, now: Date): QuoteState {
  if (!quote.sentAt) return 'draft';
  if (quote.replacedAt) return 'replaced';
  if (quote.acceptedAt) return 'accepted';
  if (dayOf(now) > validUntil) return 'expired';
  if (quote.changeAskedAt) return 'change_asked';
  return quote.seenAt ? 'seen' : 'sent';
}
