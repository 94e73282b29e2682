import { api, dataOf } from '@afshoreh/api-client';
import { formatDate } from '@afshoreh/persian';
import { companyCopy, CompanyFields, type CompanyValues } from '@afshoreh/ui/company';
import { FormLayout, typedCompany, typedDeliveryDay } from '@afshoreh/ui/form';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormOutcome } from '../../../form/form-outcome';
import { RestoredNotice } from '../../../form/restored-notice';
import { useRecordForm } from '../../../form/use-record-form';
import { CorrectionButtons } from '../components/correction-buttons';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { useCorrectOrder } from '../use-correct-order';
import { useOrderReading } from '../use-order-reading';

const words = copy.company;

/** The version is a field, so that a draft keeps the version from which it was made. */
const schemaOf = ({ deliveryDate }: OrderDetails) =>
  z.object({ ...typedCompany, deliveryDate: typedDeliveryDay(deliveryDate), version: z.number() });

function valuesOf(order: OrderDetails) {
  const { companyName, nationalId, economicCode, deliveryDate, deliveryPlace, version } = order;
  return {
    companyName: companyName ?? '',
    nationalId: nationalId ?? '',
    economicCode: economicCode ?? '',
    deliveryDate: deliveryDate ? formatDate(deliveryDate) : '',
    deliveryPlace: deliveryPlace ?? '',
    version,
  };
}

export const companyDraftOf = (id: number) => `order-company-${id}`;

/** Corrects the company of the order and the wanted delivery. */
export function OrderCompanyForm({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const change = useSetCompany(order.id);
  const form = useRecordForm({
    schema: schemaOf(order),
    stored: order,
    valuesOf: (stored = order) => valuesOf(stored),
    save: ({ values, signal }) => change.mutateAsync({ ...values, signal }),
    ...useOrderReading(order),
    failed: words.saveFailed,
    draft: companyDraftOf(order.id),
    onSaved: onClose,
  });
  const nationalId = useWatch({ control: form.control, name: 'nationalId' });
  return (
    <FormLayout {...form.formProps} aria-label={words.change}>
      {form.draft.isRestored && <RestoredNotice onDiscard={form.discardDraft} />}
      <CompanyFields fieldProps={form.fieldProps} nationalId={nationalId} />
      <FormOutcome form={form} labels={companyCopy.labels} formatValue={formatDay} />
      <CorrectionButtons words={words} form={form} onClose={onClose} />
    </FormLayout>
  );
}

/** Formats the day of delivery in a conflict in the Persian calendar. */
function formatDay(field: string, value: unknown): string | undefined {
  return field === 'deliveryDate' && typeof value === 'string' && value !== '' ? formatDate(value) : undefined;
}

interface SentCompany extends CompanyValues {
  version: number;
  signal: AbortSignal;
}

const useSetCompany = (id: number) =>
  useCorrectOrder(id, words.saved, ({ signal, ...body }: SentCompany) =>
    api.PUT('/orders/{id}/company', { params: { path: { id } }, body, signal }).then(dataOf),
  );
