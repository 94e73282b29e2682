import type { Schemas } from '@afshoreh/api-client';
import { formatDateTime, parseMoment } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { CALL_OUTCOMES } from './call-outcome';
import { copy } from './copy';
import type { NextCallTimes } from './get-next-calls';
import { ORDER_STATUSES, type OrderStatus } from './order-status';

const words = copy.call;

/** In the order of the keys 6 to 9; the key 0 is for a time that is typed. */
export const NEXT_CALLS = ['inAnHour', 'thisEvening', 'tomorrow', 'nextWorkday'] as const;
export const NEXT_CALL_CHOICES = [...NEXT_CALLS, 'typed'] as const;

/** The limits are those of the API (openapi.json); the empty outcome is what the form begins with. */
export const callSchema = z
  .object({
    outcome: z.string().check(z.minLength(1, words.outcomeMissing)),
    note: z.string().check(z.maxLength(1000, words.noteTooLong)),
    when: z.string(),
    nextCallAt: z.string(),
    status: z.string(),
  })
  .check(
    z.refine(({ outcome, when }) => outcome !== 'call_back' || when !== '', {
      path: ['when'],
      message: words.whenMissing,
    }),
    z.refine(({ when, nextCallAt }) => when !== 'typed' || parseMoment(nextCallAt) !== null, {
      path: ['nextCallAt'],
      message: words.typedTimeWrong,
    }),
  );

export type CallFormValues = z.infer<typeof callSchema>;

export const emptyCall: CallFormValues = { outcome: '', note: '', when: '', nextCallAt: '', status: '' };

/** A form with the next call that a colleague has planned meanwhile. */
export function plannedCall(nextCallAt: string | null): CallFormValues {
  return nextCallAt ? { ...emptyCall, when: 'typed', nextCallAt: formatDateTime(nextCallAt) } : emptyCall;
}

/** The status that an outcome offers: whoever is reached is being worked on. */
export function statusAfter(outcome: string, current: OrderStatus): OrderStatus | '' {
  return outcome === 'reached' && current === 'new' ? 'processing' : '';
}

/** When to call next, as it was chosen or typed; null for no choice. */
export function nextCallOf({ when, nextCallAt }: CallFormValues, times: NextCallTimes | undefined): string | null {
  if (when === 'typed') return parseMoment(nextCallAt)?.toISOString() ?? null;
  const chosen = NEXT_CALLS.find((name) => name === when);
  return chosen ? (times?.[chosen] ?? null) : null;
}

/** The call as the API takes it. */
export function callBodyOf(
  values: CallFormValues,
  times: NextCallTimes | undefined,
  version: number,
): Schemas['RecordCallDto'] | null {
  const outcome = CALL_OUTCOMES.find((each) => each === values.outcome);
  if (!outcome) return null;
  const status = ORDER_STATUSES.find((each) => each === values.status);
  const note = values.note.trim() || null;
  return { outcome, note, nextCallAt: nextCallOf(values, times), version, ...(status && { status }) };
}
