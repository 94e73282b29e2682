import { formatDateTime } from '@afshoreh/persian';
import { orderStatusLabel } from '@afshoreh/ui';
import { FormOutcome } from '../../../form/form-outcome';
import type { RecordForm } from '../../../form/use-record-form';
import { copy } from '../copy';
import type { OrderStatus } from '../orders';

const LABELS = { status: copy.dialog.status, nextCallAt: copy.call.when };

/** The result of saving a form of an order, including conflicts with a colleague's change. */
export function OrderFormOutcome({ form }: { form: RecordForm }) {
  return <FormOutcome form={form} labels={LABELS} formatValue={formatValue} />;
}

function formatValue(field: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  return field === 'status' ? orderStatusLabel(value as OrderStatus) : formatDateTime(value as string);
}
