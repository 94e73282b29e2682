import { Badge } from '../feedback/badge';
import { quoteStates } from './copy';

type QuoteState = keyof typeof quoteStates;

export const quoteStateLabel = (state: QuoteState): string => quoteStates[state].label;

/** The state of a quote, in the words of staff. */
export function QuoteStateBadge({ state }: { state: QuoteState }) {
  const { label, tone } = quoteStates[state];
  return <Badge tone={tone}>{label}</Badge>;
}
