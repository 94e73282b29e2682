import { showToast } from '@afshoreh/contracts';
import { Button, FormFailure, orderStatusLabel, SelectField, type Failure } from '@afshoreh/ui';
import { useForm } from '@afshoreh/ui/form';
import { space } from '@afshoreh/ui/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { wasStopped, writeFailureOf } from '../../../form/failed-write';
import { useUnsaved } from '../../../form/leaving';
import { useAbortOnUnmount } from '../../../form/use-abort-on-unmount';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { ORDER_STATUSES } from '../order-status';
import { useSetOrderStatus } from '../set-order-status';
import { useOrderConflict } from '../use-order-conflict';
import { OrderConflict } from './order-conflict';

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: orderStatusLabel(value) }));
const schema = z.object({ status: z.enum(ORDER_STATUSES) });
const valuesOf = ({ status }: Pick<OrderDetails, 'status'>) => ({ status });

/** Status selector and update button. What another admin changed meanwhile is never overwritten unseen (D9). */
export function StatusForm({ order }: { order: OrderDetails }) {
  const change = useSetOrderStatus();
  const stopSignal = useAbortOnUnmount();
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema,
    defaultValues: valuesOf(order),
    onSubmit: async ({ status }) => {
      const { id, version, status: before } = order;
      if (status === before) return showToast({ tone: 'info', title: copy.unchanged });
      await change.mutateAsync({ id, version, status, before, signal: stopSignal() });
    },
    onFailure: handleFailure,
  });
  const conflict = useOrderConflict(order, { form, valuesOf });
  function handleFailure(error: Error): Failure | null {
    if (conflict.take(error) || wasStopped(error)) return null;
    return { title: copy.updateFailed, text: writeFailureOf(error) };
  }
  // Until the admin chooses, the selector follows the order.
  useEffect(() => {
    // What was chosen and is stored now is a choice no more.
    const isOpen = form.getValues('status') !== order.status;
    form.reset(valuesOf(order), { keepDirtyValues: isOpen });
  }, [form, order]);
  useUnsaved(form.formState.isDirty);

  return (
    <Form {...formProps}>
      {failure && (
        <Wide>
          <FormFailure {...failure} />
        </Wide>
      )}
      <SelectField label={copy.dialog.changeStatus} options={OPTIONS} {...fieldProps('status')} />
      <Button type="submit" variant="secondary" pending={isSubmitting} pendingLabel={copy.dialog.updating}>
        {copy.dialog.update}
      </Button>
      <OrderConflict conflict={conflict} />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  & > div {
    flex: 1 1 12rem;
  }

  & > button {
    flex: 1 0 auto;
  }
`;

const Wide = styled.div`
  && {
    flex-basis: 100%;
  }
`;
