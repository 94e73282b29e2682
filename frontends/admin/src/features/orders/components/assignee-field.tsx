import { useQuery } from '@afshoreh/contracts/query';
import { SelectField } from '@afshoreh/ui';
import { copy } from '../copy';
import { colleaguesQuery } from '../../../staff/colleagues';
import type { OrderDetails } from '../get-order';
import { useSetAssignee } from '../set-assignee';

const words = copy.staff;

/** Selects who is responsible for an order. The call queue gives the order to nobody else. */
export function AssigneeField({ order }: { order: OrderDetails }) {
  const { data: colleagues } = useQuery(colleaguesQuery);
  const assign = useSetAssignee(order);
  const known = colleagues ?? (order.assignee ? [order.assignee] : []);
  const shown = assign.isPending ? assign.variables : (order.assignee?.id ?? null);
  return (
    <SelectField
      label={words.assignee}
      name="assigneeId"
      placeholder={words.nobody}
      options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={shown === null ? '' : String(shown)}
      aria-busy={assign.isPending || undefined}
      onChange={({ target }) => !assign.isPending && assign.mutate(target.value === '' ? null : Number(target.value))}
    />
  );
}
