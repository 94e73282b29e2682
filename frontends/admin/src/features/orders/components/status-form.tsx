import { showToast } from '@afshoreh/contracts';
import { Button, ORDER_STATUSES, orderStatusLabel, SelectField } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { useRecordForm } from '../../../form/use-record-form';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { reasonOptions, useLostReasons } from '../lost-reasons';
import { useSetOrderStatus } from '../set-order-status';
import { useOrderReading } from '../use-order-reading';
import { OrderFormOutcome } from './order-form-outcome';

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: orderStatusLabel(value) }));
const schema = z.object({ status: z.enum(ORDER_STATUSES), reason: z.string() });
/** A reason is needed when an open or completed order is cancelled, unless the settings have none. */
const schemaWithReason = schema.check(
  z.refine(({ status, reason }) => status !== 'cancelled' || reason !== '', {
    path: ['reason'],
    message: copy.lost.missing,
  }),
);
const valuesOf = ({ status, lostReason }: Pick<OrderDetails, 'status' | 'lostReason'>) => ({
  status,
  reason: lostReason ?? '',
});

/** The status selector and its button. A colleague's change is never overwritten without being shown. */
export function StatusForm({ order }: { order: OrderDetails }) {
  const change = useSetOrderStatus();
  const reasons = useLostReasons();
  const form = useRecordForm({
    schema: order.status !== 'cancelled' && reasons.length > 0 ? schemaWithReason : schema,
    stored: order,
    valuesOf: (stored = order) => valuesOf(stored),
    save: async ({ values: { status, reason }, signal }) => {
      const { id, version, status: before } = order;
      if (status !== before)
        return { ...order, ...(await change.mutateAsync({ id, version, status, reason, before, signal })) };
      showToast({ tone: 'info', title: copy.unchanged });
      return order;
    },
    ...useOrderReading(order),
    failed: copy.updateFailed,
  });
  const { fieldProps, isSubmitting } = form;
  const isCancelling =
    useWatch({ control: form.control, name: 'status' }) === 'cancelled' && order.status !== 'cancelled';

  return (
    <Form {...form.formProps}>
      <Wide>
        <OrderFormOutcome form={form} />
      </Wide>
      <SelectField label={copy.dialog.changeStatus} options={OPTIONS} {...fieldProps('status')} />
      {isCancelling && reasons.length > 0 && (
        <SelectField
          label={copy.lost.reason}
          placeholder={copy.lost.choose}
          options={reasonOptions(reasons)}
          required
          {...fieldProps('reason')}
        />
      )}
      <Button type="submit" variant="secondary" pending={isSubmitting} pendingLabel={copy.dialog.updating}>
        {copy.dialog.update}
      </Button>
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
  &&:empty {
    display: none;
  }
`;
