import type { Schemas } from '@afshoreh/api-client';

export type CallOutcome = Schemas['OrderCallDto']['outcome'];

/** In the order of the keys 1 to 5. */
export const CALL_OUTCOMES = ['reached', 'no_answer', 'busy', 'wrong_number', 'call_back'] as const;
