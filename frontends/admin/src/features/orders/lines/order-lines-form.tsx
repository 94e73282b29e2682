import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { formatAmount, toPersianDigits } from '@afshoreh/persian';
import { Button, Cluster } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { FormOutcome } from '../../../form/form-outcome';
import { RestoredNotice } from '../../../form/restored-notice';
import { useRecordForm } from '../../../form/use-record-form';
import { copy } from '../copy';
import { orderQuery, type OrderDetails } from '../get-order';
import { lineName } from '../orders';
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
  const cancel = () => {
    form.discardDraft();
    onClose();
  };
  return (
    <FormLayout {...form.formProps} aria-label={words.change}>
      {form.draft.isRestored && <RestoredNotice onDiscard={form.discardDraft} />}
      <LinesField form={form} />
      <FormOutcome form={form} labels={LABELS} formatValue={formatLines} />
      <Cluster $gap={2}>
        <Button type="submit" size="small" pending={form.isSubmitting} pendingLabel={words.saving}>
          {words.save}
        </Button>
        <Button size="small" variant="secondary" onClick={cancel}>
          {words.cancel}
        </Button>
      </Cluster>
    </FormLayout>
  );
}

/** In a conflict: the products with their amounts. Lines of the form name stored lines by id only. */
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

function useSetLines(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ signal, ...body }: SentLines) =>
      api.PUT('/orders/{id}/lines', { params: { path: { id } }, body, signal }).then(dataOf),
    onSuccess: (order) => {
      showToast({ tone: 'success', title: words.saved, description: copy.dialog.title(toPersianDigits(id)) });
      queryClient.setQueryData(orderQuery(id).queryKey, order);
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
    },
  });
}
