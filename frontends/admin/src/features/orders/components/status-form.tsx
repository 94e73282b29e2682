import { showToast } from '@afshoreh/contracts';
import { Button, FormFailure, orderStatusLabel, SelectField } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { useQueryClient } from '@afshoreh/contracts/query';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { writeFailureOf } from '../../../form/failed-write';
import { useUnsaved } from '../../../form/leaving';
import { Notice } from '../../../form/notice';
import { isVersionConflict } from '../../../form/version-conflict';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { ORDER_STATUSES, orderStatusOf, type OrderStatus } from '../order-status';
import { useSetOrderStatus } from '../set-order-status';

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: orderStatusLabel(value) }));

/** Status selector and update button. What another admin changed meanwhile is never overwritten unseen (D9). */
export function StatusForm({ order }: { order: OrderDetails }) {
  const queryClient = useQueryClient();
  const change = useSetOrderStatus();
  // Until the admin chooses, the selector follows the order, also after a reload.
  const [chosen, setChosen] = useState<OrderStatus | null>(null);
  const status = chosen ?? order.status;
  useUnsaved(status !== order.status);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (status === order.status) return showToast({ tone: 'info', title: copy.unchanged });
    change.mutate(
      { id: order.id, version: order.version, status, before: orderStatusOf(order.status) },
      { onSuccess: () => setChosen(null) },
    );
  };
  const handleReload = async () => {
    await queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] });
    setChosen(null);
    change.reset();
  };

  return (
    <Form onSubmit={handleSubmit}>
      {change.error && (
        <Wide>
          {isVersionConflict(change.error) ? (
            <Notice
              tone="warning"
              title={copy.changedMeanwhile}
              text={copy.changedMeanwhileText}
              action={copy.reload}
              onAction={() => void handleReload()}
            />
          ) : (
            <FormFailure title={copy.updateFailed} text={writeFailureOf(change.error)} />
          )}
        </Wide>
      )}
      <SelectField
        label={copy.dialog.changeStatus}
        name="status"
        options={OPTIONS}
        value={status}
        onChange={(event) => setChosen(orderStatusOf(event.target.value) ?? null)}
      />
      <Button type="submit" variant="secondary" pending={change.isPending} pendingLabel={copy.dialog.updating}>
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
`;
