import { copy } from './copy';
import { quoteNumber, type Quote } from './quotes';

const words = copy.history;
/** The end of a day in Tehran. Iran has no summer time. */
const endOf = (day: string) => new Date(Date.parse(`${day}T23:59:59+03:30`)).toISOString();

export interface QuoteStep {
  at: string;
  text: string;
}

/** The events of an order's sent quotes, by the seller and the buyer, the oldest first. */
export function quoteSteps(quotes: readonly Quote[]): QuoteStep[] {
  return quotes.flatMap(stepsOf).toSorted((one, other) => one.at.localeCompare(other.at));
}

function stepsOf({ number, sentAt, seenAt, replacedAt, state, validUntil, replies }: Quote): QuoteStep[] {
  if (!number || !sentAt) return [];
  const shown = quoteNumber(number);
  return [
    { at: sentAt, text: words.sent(shown) },
    ...(seenAt ? [{ at: seenAt, text: words.seen(shown) }] : []),
    ...replies.map(({ kind, name, at }) => ({ at, text: words[kind](shown, name) })),
    ...(state === 'expired' ? [{ at: endOf(validUntil), text: words.expired(shown) }] : []),
    ...(replacedAt ? [{ at: replacedAt, text: words.replaced(shown) }] : []),
  ];
}
