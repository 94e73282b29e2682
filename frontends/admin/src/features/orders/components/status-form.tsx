import { showToast } from '@afshoreh/contracts';
import { Button, SelectField } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { copy, statusLabels } from '../copy';
import type { OrderDetails } from '../get-order';
import { ORDER_STATUSES, orderStatusOf, type OrderStatus } from '../order-status';
import { useSetOrderStatus, wasChangedMeanwhile } from '../set-order-status';

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: statusLabels[value] }));

/** Status selector and update button. What another admin changed meanwhile is never overwritten unseen (D9). */
export function StatusForm({ order }: { order: OrderDetails }) {
  const queryClient = useQueryClient();
  const change = useSetOrderStatus();
  // Until the admin chooses, the selector follows the order, also after a reload.
  const [chosen, setChosen] = useState<OrderStatus | null>(null);
  const status = chosen ?? order.status;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (status === order.status) return showToast({ tone: 'info', title: copy.unchanged });
    change.mutate({ id: order.id, version: order.version, status }, { onSuccess: () => setChosen(null) });
  };
  const handleReload = async () => {
    await queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] });
    setChosen(null);
    change.reset();
  };

  return (
    <Form onSubmit={handleSubmit}>
      {wasChangedMeanwhile(change.error) && (
        <Conflict role="alert">
          <div>
            <strong>{copy.changedMeanwhile}</strong>
            <p>{copy.changedMeanwhileText}</p>
          </div>
          <Button variant="secondary" size="small" onClick={() => void handleReload()}>
            {copy.reload}
          </Button>
        </Conflict>
      )}
      <SelectField
        label={copy.dialog.changeStatus}
        name="status"
        options={OPTIONS}
        value={status}
        onChange={(event) => setChosen(orderStatusOf(event.target.value) ?? null)}
      />
      <Button type="submit" pending={change.isPending} pendingLabel={copy.dialog.updating}>
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

const Conflict = styled.div`
  display: flex;
  flex: 1 1 100% !important;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('warningSoft')};
  font-size: ${font.sm};
`;
