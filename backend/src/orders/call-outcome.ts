/** How an attempt to call a customer ended (D10). */
export const callOutcomes = ['reached', 'no_answer', 'busy', 'wrong_number', 'call_back'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Nobody of the customer's spoke to us. */
export function hasFailed(outcome: CallOutcome): boolean {
  return outcome !== 'reached' && outcome !== 'call_back';
}
