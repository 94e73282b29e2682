import { api, dataOf } from '@afshoreh/api-client';
import { formatAmount } from '@afshoreh/persian';
import { FormLayout } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { FormOutcome } from '../../../form/form-outcome';
import { RestoredNotice } from '../../../form/restored-notice';
import { useRecordForm } from '../../../form/use-record-form';
import { CorrectionButtons } from '../components/correction-buttons';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { lineName } from '../orders';
import { useCorrectOrder } from '../use-correct-order';
import { useOrderReading } from '../use-order-reading';
import { LinesField } from './lines-field';
import { bodyOfLines, linesFields, type FormLine } from './lines-schema';

const words = copy.lines;
const LABELS = { items: copy.dialog.items };

/** The version is a field, so that a draft keeps the version from which it was made. */
const schema = z.object({ ...linesFields, version: z.number() });

const valuesOf = ({ items, version }: OrderDetails) => ({
  items: items.map(({ id, productId, productName, pack, quantity }): FormLine => {
    return { id, productId, productName, pack, quantity };
  }),
  typedLine: '',
  version,
});

export const linesDraftOf = (id: number) => `order-lines-${id}`;

/** Corrects the lines of an open order. */
export function OrderLinesForm({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const change = useSetLines(order.id);
  const form = useRecordForm({
    schema,
    stored: order,
    valuesOf: (stored = order) => valuesOf(stored),
    save: ({ values: { items, version }, signal }) =>
      change.mutateAsync({ items: bodyOfLines(items), version, signal }),
    ...useOrderReading(order),
    failed: words.saveFailed,
    draft: linesDraftOf(order.id),
    onSaved: onClose,
  });
  return (
    <FormLayout {...form.formProps} aria-label={words.change}>
      {form.draft.isRestored && <RestoredNotice onDiscard={form.discardDraft} />}
      <LinesField form={form} />
      <FormOutcome form={form} labels={LABELS} formatValue={formatLines} />
      <CorrectionButtons words={words} form={form} onClose={onClose} />
    </FormLayout>
  );
}

/** Formats the lines of a conflict as products with amounts. The form's own lines name stored lines by id only. */
function formatLines(_field: string, value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  return (value as Partial<OrderDetails['items'][number]>[])
    .map(({ productId = null, productName = '', quantity = 0, pack = null }) =>
      [productName || productId ? lineName({ productName, productId }) : '', formatAmount(quantity, pack)]
        .filter(Boolean)
        .join(': '),
    )
    .join('، ');
}

interface SentLines {
  items: ReturnType<typeof bodyOfLines>;
  version: number;
  signal: AbortSignal;
}

const useSetLines = (id: number) =>
  useCorrectOrder(id, words.saved, ({ signal, ...body }: SentLines) =>
    api.PUT('/orders/{id}/lines', { params: { path: { id } }, body, signal }).then(dataOf),
  );
