import { useForm } from '@afshoreh/ui/form';
import { useQuery } from '@afshoreh/contracts/query';
import type { RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { wasStopped, writeFailureOf } from '../../form/failed-write';
import { useUnsaved } from '../../form/leaving';
import { useStopOnClose } from '../../form/use-stop-on-close';
import { isVersionConflict } from '../../form/version-conflict';
import { callBodyOf, callSchema, emptyCall, statusAfter, type CallFormValues } from './call-form';
import { copy } from './copy';
import { nextCallsQuery } from './get-next-calls';
import type { OrderDetails } from './get-order';
import { useRecordCall } from './record-call';

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
  const stopSignal = useStopOnClose();
  const { form, ...state } = useForm({
    schema: callSchema,
    defaultValues: emptyCall,
    onSubmit: async (values) => {
      const body = callBodyOf(values, times, order.version);
      if (!body) return;
      await record.mutateAsync({ body, signal: stopSignal() });
      form.reset(emptyCall);
      if (leadsOn.current) await onNext();
    },
    onFailure: (error) =>
      isVersionConflict(error) || wasStopped(error)
        ? null
        : { title: copy.call.saveFailed, text: writeFailureOf(error) },
  });
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
    isConflict: isVersionConflict(record.error),
    forgetConflict: record.reset,
  };
}

export type CallForm = ReturnType<typeof useCallForm>;
