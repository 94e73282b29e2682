import { ApiError, api, dataOf, type Versioned } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useQuery, useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { useEffect, type RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { useRecordForm } from '../../form/use-record-form';
import {
  callBodyOf,
  callSchema,
  callSchemaWithReason,
  emptyCall,
  plannedCall,
  suggestedStatus,
  type CallFormValues,
} from './call-form';
import type { CallsInBackground } from './calls-in-background';
import { copy } from './copy';
import { nextCallsQuery } from './get-next-calls';
import { type OrderDetails, orderQuery } from './get-order';
import { useLostReasons } from './lost-reasons';
import { useOrderReading } from './use-order-reading';

export interface CallFormOptions {
  order: OrderDetails;
  /** Whether a sent form opens the next order of the queue. */
  opensNext: RefObject<boolean>;
  onNext: () => Promise<unknown>;
  /** Whether the next order can be shown at once. The call is then saved in the background. */
  isNextReady: () => boolean;
  calls: CallsInBackground;
}

/** The form of one call: its values, the status that follows from the outcome, and the submit. */
export function useCallForm({ order, opensNext, onNext, isNextReady, calls }: CallFormOptions) {
  const { data: times } = useQuery(nextCallsQuery);
  const record = useRecordCall(order);
  const reasons = useLostReasons();
  const form = useRecordForm({
    schema: reasons.length > 0 ? callSchemaWithReason : callSchema,
    stored: order,
    // The only value that comes from the order is the next call that a colleague has planned meanwhile.
    valuesOf: ({ nextCallAt }: OrderDetails = order) =>
      nextCallAt === order.nextCallAt ? emptyCall : plannedCall(nextCallAt),
    save: async ({ values, signal }) => {
      const body = callBodyOf(values, times, order.version);
      if (!body) return undefined;
      if (opensNext.current && isNextReady()) {
        calls.record({ id: order.id, values, body });
        return order;
      }
      const recorded = await record.mutateAsync({ body, signal }).catch((error: unknown) => {
        throw moveErrorToField(error, values.when);
      });
      calls.forget(order.id);
      // The form for the following call starts empty, so the time planned in this call is not copied into it.
      return { ...recorded, nextCallAt: order.nextCallAt };
    },
    ...useOrderReading(order),
    failed: copy.call.saveFailed,
    fieldsOf: (field) => (field === 'nextCallAt' ? ['when', 'nextCallAt'] : [field as keyof CallFormValues]),
    onSaved: () => opensNext.current && onNext(),
  });
  const { isDirty, dirtyFields, ...state } = form;
  const { setValue } = state.form;
  useEffect(() => {
    for (const [field, value] of Object.entries(calls.typedFor(order.id) ?? {}))
      if (value !== '') setValue(field as keyof CallFormValues, value, { shouldDirty: true });
  }, [calls, order.id, setValue]);
  const values = useWatch({ control: state.control });
  const set = (name: keyof CallFormValues, value: string) =>
    state.form.setValue(name, value, { shouldDirty: true, shouldValidate: state.form.formState.isSubmitted });
  return {
    ...state,
    times,
    reasons,
    values: { ...emptyCall, ...values },
    isDirty,
    set,
    /** Selects the outcome and its suggested status, unless the admin has chosen another status. */
    chooseOutcome: (outcome: string) => {
      set('outcome', outcome);
      if (!dirtyFields.status) state.form.setValue('status', suggestedStatus(outcome, order.status));
    },
  };
}

/** Moves the message about a refused time to the field where the time was chosen. */
function moveErrorToField(error: unknown, when: string): unknown {
  if (!(error instanceof ApiError) || when === 'typed') return error;
  const errors = error.errors.map((each) => (each.field === 'nextCallAt' ? { ...each, field: 'when' } : each));
  return new ApiError(error.status, error.code, error.message, errors, error.requestId, error.conflicts);
}

export type CallForm = ReturnType<typeof useCallForm>;

interface RecordedCall {
  body: Versioned<'RecordCall'>;
  signal: AbortSignal;
}

/** Records a call. A failure is shown beside the form. */
function useRecordCall({ id }: Pick<OrderDetails, 'id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, signal }: RecordedCall) =>
      api.POST('/orders/{id}/calls', { params: { path: { id } }, body, signal }).then(dataOf),
    onSuccess: (order) => {
      showToast({ tone: 'success', title: copy.call.saved, description: copy.dialog.title(toPersianDigits(id)) });
      queryClient.setQueryData(orderQuery(id).queryKey, order);
      // Without `await`, because the next call does not need the new list.
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'count'] });
    },
  });
}
