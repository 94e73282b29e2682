export const callOutcomes = ['reached', 'no_answer', 'busy', 'wrong_number', 'call_back'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Whether the attempt failed: nobody on the customer's side spoke to us. */
export function hasFailed(outcome: CallOutcome): boolean {
  return outcome !== 'reached' && outcome !== 'call_back';
}
