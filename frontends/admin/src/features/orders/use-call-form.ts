import { ApiError } from '@afshoreh/api-client';
import type { Failure } from '@afshoreh/ui';
import { useForm } from '@afshoreh/ui/form';
import { useQuery } from '@afshoreh/contracts/query';
import type { RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { wasStopped, writeFailureOf } from '../../form/failed-write';
import { useUnsaved } from '../../form/leaving';
import { useAbortOnUnmount } from '../../form/use-abort-on-unmount';
import { callBodyOf, callSchema, emptyCall, plannedCall, statusAfter, type CallFormValues } from './call-form';
import { copy } from './copy';
import { nextCallsQuery } from './get-next-calls';
import type { OrderDetails } from './get-order';
import { useRecordCall } from './record-call';
import { useOrderConflict } from './use-order-conflict';

export interface CallFormOptions {
  order: OrderDetails;
  /** Whether a sent form leads on to the next order of the queue. */
  leadsOn: RefObject<boolean>;
  onNext: () => Promise<unknown>;
}

/** The form of one call: what is typed, what follows from the outcome, and the sending of it. */
export function useCallForm({ order, leadsOn, onNext }: CallFormOptions) {
  const { data: times } = useQuery(nextCallsQuery);
  const record = useRecordCall(order);
  const stopSignal = useAbortOnUnmount();
  const { form, ...state } = useForm({
    schema: callSchema,
    defaultValues: emptyCall,
    onSubmit: async (values) => {
      const body = callBodyOf(values, times, order.version);
      if (!body) return;
      await record.mutateAsync({ body, signal: stopSignal() }).catch((error: unknown) => {
        throw besideItsField(error, values.when);
      });
      form.reset(emptyCall);
      if (leadsOn.current) await onNext();
    },
    onFailure: handleFailure,
  });
  const conflict = useOrderConflict(order, {
    form,
    valuesOf: ({ nextCallAt }) => (nextCallAt === order.nextCallAt ? emptyCall : plannedCall(nextCallAt)),
    fieldsOf: (field) => (field === 'nextCallAt' ? ['when', 'nextCallAt'] : [field as keyof CallFormValues]),
  });
  function handleFailure(error: Error): Failure | null {
    if (conflict.take(error) || wasStopped(error)) return null;
    return { title: copy.call.saveFailed, text: writeFailureOf(error) };
  }
  const values = useWatch({ control: form.control });
  const { isDirty, dirtyFields } = form.formState;
  useUnsaved(isDirty);

  const set = (name: keyof CallFormValues, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return {
    ...state,
    ...{ times, values: { ...emptyCall, ...values }, isDirty, set },
    /** The outcome brings the status it offers, until another one was chosen by hand. */
    chooseOutcome: (outcome: string) => {
      set('outcome', outcome);
      if (!dirtyFields.status) form.setValue('status', statusAfter(outcome, order.status));
    },
    conflict,
  };
}

/** A refused time stands beside what it was chosen with. */
function besideItsField(error: unknown, when: string): unknown {
  if (!(error instanceof ApiError) || when === 'typed') return error;
  const errors = error.errors.map((each) => (each.field === 'nextCallAt' ? { ...each, field: 'when' } : each));
  return new ApiError(error.status, error.code, error.message, errors, error.requestId, error.conflicts);
}

export type CallForm = ReturnType<typeof useCallForm>;
