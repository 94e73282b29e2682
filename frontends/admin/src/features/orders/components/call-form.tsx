import { ORDER_STATUSES, orderStatusLabel, SelectField, TextArea } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useRef } from 'react';
import { CALL_OUTCOMES } from '../call-form';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import type { CallForm } from '../use-call-form';
import { reasonOptions } from '../lost-reasons';
import { useCallKeys } from '../use-call-keys';
import { Choices } from './choices';
import { KeyHint } from './key-hint';
import { NextCallField } from './next-call-field';
import { OrderFormOutcome } from './order-form-outcome';

const words = copy.call;
const OUTCOMES = CALL_OUTCOMES.map((value, at) => ({ value, label: words.outcomes[value], digit: at + 1 }));

interface CallFormFieldsProps {
  id: string;
  order: OrderDetails;
  call: CallForm;
  /** The call was sent, or the next order is loading. */
  isLeaving: boolean;
  /** Ctrl+Enter. */
  onSaveAndNext: () => void;
  /** Ctrl+Shift+Enter. */
  onSkip: () => void;
}

/** The fields of a call, in the order of the conversation: outcome, note, next call, status. */
export function CallFormFields({ id, order, call, ...navigation }: CallFormFieldsProps) {
  const element = useRef<HTMLFormElement>(null);
  useCallKeys(element, call, navigation);
  const { values, fieldProps } = call;
  const statuses = ORDER_STATUSES.filter((status) => status !== order.status);
  return (
    <FormLayout id={id} ref={element} {...call.formProps}>
      <KeyHint>{words.keys}</KeyHint>
      <Choices
        legend={words.outcome}
        choices={OUTCOMES}
        {...fieldProps('outcome')}
        value={values.outcome}
        onChange={({ target }) => call.chooseOutcome(target.value)}
      />
      <TextArea label={words.note} rows={2} {...fieldProps('note')} />
      <NextCallField {...call} dueAt={order.callDueAt} />
      <SelectField
        label={words.status}
        placeholder={words.statusStays(orderStatusLabel(order.status))}
        options={statuses.map((value) => ({ value, label: orderStatusLabel(value) }))}
        {...fieldProps('status')}
      />
      {values.status === 'cancelled' && call.reasons.length > 0 && (
        <SelectField
          label={copy.lost.reason}
          placeholder={copy.lost.choose}
          options={reasonOptions(call.reasons)}
          required
          {...fieldProps('reason')}
        />
      )}
      <OrderFormOutcome form={call} />
    </FormLayout>
  );
}
