import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { EmailField, Notice, PhoneField, TextArea, TextField } from '@afshoreh/ui';
import { COMPANY_FIELDS, companyCopy, FoldedCompanyFields, givenCompany } from '@afshoreh/ui/company';
import { media, space } from '@afshoreh/ui/theme';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { RecordDialog } from '../../../form/record-dialog';
import { CalledPrices } from '../call-sheet/called-product';
import { calledProductsQuery } from '../call-sheet/get-call-sheet';
import { copy } from '../copy';
import { orderQuery, type OrderDetails } from '../get-order';
import { LinesField } from '../lines/lines-field';
import { bodyOfLines } from '../lines/lines-schema';
import { CallerPanel } from './caller-panel';
import { companyAgain, startWith, useFilledIn, useLinesAgain, useStartWith, type PhoneOrderForm } from './filling';
import { useKnownCaller } from './known-caller';
import { messageQuery } from './message-query';
import { sampleQuery } from './sample-query';
import { emptyPhoneOrder, phoneOrderSchema, type PhoneOrder } from './phone-order-schema';

const words = copy.taking;
/** The longest notes of an order (openapi.json). */
const MOST_NOTES = 2000;
const LABELS = {
  phone: words.phone,
  customerName: words.name,
  email: words.email,
  address: words.address,
  notes: words.notes,
  ...companyCopy.labels,
};

export interface PhoneOrderDialogProps {
  /** The id of an earlier order whose person and lines are copied into the form. */
  again: number | null;
  /** The id of a contact message whose sender and text are copied into the form. */
  message: number | null;
  /** The id of a sample whose recipient and product are copied into the form. The order is linked to the sample. */
  sample: number | null;
  onClose: () => void;
  onTaken: (id: number) => void;
}

/** The form for an order by telephone. The input is kept as a draft, and sending it twice creates one order. */
export function PhoneOrderDialog({ again, message, sample, onClose, onTaken }: PhoneOrderDialogProps) {
  const take = useTakeOrder(sample);
  const earlier = useQuery({ ...orderQuery(again ?? 0), enabled: again !== null });
  const sent = useQuery({ ...messageQuery(message ?? 0), enabled: message !== null });
  const tasted = useQuery({ ...sampleQuery(sample ?? 0), enabled: sample !== null });
  return (
    <RecordDialog
      schema={phoneOrderSchema}
      valuesOf={() => emptyPhoneOrder}
      save={take.mutateAsync}
      failed={words.failed}
      draft={sample === null ? 'phone-order' : `phone-order-of-sample-${sample}`}
      subject="order"
      size="large"
      title={words.title}
      words={words.buttons}
      labels={LABELS}
      queries={[
        ...(again === null ? [] : [earlier]),
        ...(message === null ? [] : [sent]),
        ...(sample === null ? [] : [tasted]),
      ]}
      loadFailed={copy.dialog.loadFailed}
      onClose={onClose}
      onSaved={(order) => order && onTaken(order.id)}
    >
      {(form) => (
        <PhoneOrderFields
          form={form}
          again={again === null ? undefined : earlier.data}
          message={message === null ? undefined : sent.data}
          sample={sample === null ? undefined : tasted.data}
        />
      )}
    </RecordDialog>
  );
}

/** With `sample`, the order is linked to that sample. */
function useTakeOrder(sample: number | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ values, signal }: { values: PhoneOrder; signal: AbortSignal }) => {
      const { items, typedLine: _typed, email, address, notes, customerName, phone, customerId, ...company } = values;
      const body = {
        customerName,
        phone,
        customerId,
        ...givenCompany(company),
        items: bodyOfLines(items).map(({ quantity }, at) => ({ productId: items[at]?.productId ?? 0, quantity })),
        email: email || null,
        address: address || null,
        notes: notes || null,
      };
      if (sample === null) return api.POST('/orders/phone', { body, signal }).then(dataOf);
      return api.POST('/admin/samples/{id}/order', { params: { path: { id: sample } }, body, signal }).then(dataOf);
    },
    onSuccess: (order) => {
      showToast({ tone: 'success', title: words.taken, description: copy.dialog.title(toPersianDigits(order.id)) });
      queryClient.setQueryData(orderQuery(order.id).queryKey, order);
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'count'] });
      void queryClient.invalidateQueries({ queryKey: ['admin', 'samples'] });
    },
  });
}

interface PhoneOrderFieldsProps {
  form: PhoneOrderForm;
  again: OrderDetails | undefined;
  message: Schemas['Contact'] | undefined;
  sample: Schemas['Sample'] | undefined;
}

function PhoneOrderFields({ form, again, message, sample }: PhoneOrderFieldsProps) {
  const { fieldProps } = form;
  const { phone = '', customerId = null, ...typed } = useWatch({ control: form.control });
  const hasCompany = COMPANY_FIELDS.some((name) => typed[name]);
  const caller = useKnownCaller(phone);
  const chosen = typed.items?.flatMap(({ productId }) => productId ?? []) ?? [];
  // While the prices of a product that was just added load, the other prices stay.
  const { data: products } = useQuery({ ...calledProductsQuery(chosen), placeholderData: keepPreviousData });
  const filling = useLinesAgain(form);
  useFilledIn(form, caller.data);
  useStartWith(form, again, ({ name, phone, email, address, items, ...order }) => {
    startWith(form, { customerName: name, phone, email: email ?? '', address: address ?? '', ...companyAgain(order) });
    void filling.fill({ items });
  });
  useStartWith(form, message, ({ name, phone, email, message: notes }) =>
    startWith(form, { customerName: name, phone: phone ?? '', email: email ?? '', notes: notes.slice(0, MOST_NOTES) }),
  );
  useStartWith(form, sample, ({ name, phone, email, address, companyName, productId, productName }) => {
    startWith(form, { customerName: name, phone, email: email ?? '', address, companyName: companyName ?? '' });
    void filling.fill({ items: [{ productId, productName, quantity: 1 }] });
  });
  return (
    <Columns>
      <Column>
        <PhoneField label={words.phone} required {...fieldProps('phone')} autoComplete="off" />
        <TextField label={words.name} required {...fieldProps('customerName')} autoComplete="off" />
        {caller.data && (
          <CallerPanel
            caller={caller.data}
            customerId={customerId}
            onCustomer={(id) => form.form.setValue('customerId', id, { shouldDirty: true })}
            onAgain={(order) => void filling.fill(order)}
          />
        )}
      </Column>
      <Column>
        {filling.notice && <Notice tone="warning">{filling.notice}</Notice>}
        <LinesField form={form}>
          {({ productId }) => {
            const product = products?.find(({ id }) => id === productId);
            return product && <CalledPrices product={product} />;
          }}
        </LinesField>
      </Column>
      <Column>
        <TextArea label={words.address} rows={2} {...fieldProps('address')} autoComplete="off" />
      </Column>
      <Column>
        <EmailField label={words.email} {...fieldProps('email')} autoComplete="off" />
      </Column>
      <Wide>
        <TextArea label={words.notes} hint={words.notesHint} rows={2} {...fieldProps('notes')} />
        <FoldedCompanyFields fieldProps={fieldProps} isOpen={hasCompany} nationalId={typed.nationalId ?? ''} />
      </Wide>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(4)} ${space(6)};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-inline-size: 0;
`;

const Wide = styled(Column)`
  grid-column: 1 / -1;
`;
