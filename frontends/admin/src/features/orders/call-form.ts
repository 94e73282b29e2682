import type { Versioned } from '@afshoreh/api-client';
import { formatDateTime, parseMoment } from '@afshoreh/persian';
import { ORDER_STATUSES } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { copy } from './copy';
import type { NextCallTimes } from './get-next-calls';
import type { OrderStatus } from './orders';

const words = copy.call;

/** In the order of the keys 1 to 5. */
export const CALL_OUTCOMES = ['reached', 'no_answer', 'busy', 'wrong_number', 'call_back'] as const;

/** In the order of the keys 6 to 9. The key 0 selects a typed time. */
export const NEXT_CALLS = ['inAnHour', 'thisEvening', 'tomorrow', 'nextWorkday'] as const;
export const NEXT_CALL_CHOICES = [...NEXT_CALLS, 'typed'] as const;

/** The limits are those of the API (openapi.json). The form starts with an empty outcome. */
export const callSchema = z
  .object({
    outcome: z.string().check(z.minLength(1, words.outcomeMissing)),
    note: z.string().check(z.maxLength(1000, words.noteTooLong)),
    when: z.string(),
    nextCallAt: z.string(),
    status: z.string(),
    reason: z.string(),
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

/** Where the settings have reasons, an order is cancelled with one. */
export const callSchemaWithReason = callSchema.check(
  z.refine(({ status, reason }) => status !== 'cancelled' || reason !== '', {
    path: ['reason'],
    message: copy.lost.missing,
  }),
);

export type CallFormValues = z.infer<typeof callSchema>;

export const emptyCall: CallFormValues = { outcome: '', note: '', when: '', nextCallAt: '', status: '', reason: '' };

/** Returns an empty form that keeps the next call planned by a colleague. */
export function plannedCall(nextCallAt: string | null): CallFormValues {
  return nextCallAt ? { ...emptyCall, when: 'typed', nextCallAt: formatDateTime(nextCallAt) } : emptyCall;
}

/** Returns the status that an outcome suggests: a reached customer means that the order is being processed. */
export function suggestedStatus(outcome: string, current: OrderStatus): OrderStatus | '' {
  return outcome === 'reached' && current === 'new' ? 'processing' : '';
}

/** Returns the time of the next call, chosen or typed; null when none is set. */
export function nextCallOf({ when, nextCallAt }: CallFormValues, times: NextCallTimes | undefined): string | null {
  if (when === 'typed') return parseMoment(nextCallAt)?.toISOString() ?? null;
  const chosen = NEXT_CALLS.find((name) => name === when);
  return chosen ? (times?.[chosen] ?? null) : null;
}

/** Returns the request body of a call. */
export function callBodyOf(
  values: CallFormValues,
  times: NextCallTimes | undefined,
  version: number,
): Versioned<'RecordCall'> | null {
  const outcome = CALL_OUTCOMES.find((each) => each === values.outcome);
  if (!outcome) return null;
  const status = ORDER_STATUSES.find((each) => each === values.status);
  const note = values.note.trim() || null;
  const reason = (status === 'cancelled' && values.reason) || undefined;
  const changes = { ...(status && { status }), ...(reason && { reason }) };
  return { outcome, note, nextCallAt: nextCallOf(values, times), version, ...changes };
}
