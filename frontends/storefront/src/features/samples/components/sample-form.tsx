import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { api, companyQuery, customerQuery, dataOf, reasonUnlessServerError, type Schemas } from '@afshoreh/api-client';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { formatPhone } from '@afshoreh/persian';
import { Button, EmailField, FormFailure, PhoneField, SelectField, TextArea, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { color, media, space } from '@afshoreh/ui/theme';
import { useIdempotencyKey } from '../../../components/use-idempotency-key';
import { copy as siteCopy } from '../../../copy';
import { copy } from '../copy';
import type { SampleForm as Values } from '../sample-schema';

export type PlacedSample = Schemas['TrackedSample'];

interface SampleFormProps {
  product: Pick<Schemas['Product'], 'id' | 'name'>;
  /** The number of the lot from which the sample is requested. */
  lot: string | null;
  onPlaced: (sample: PlacedSample) => void;
}

/** Requests a sample of the product. After a failure the input stays; sending it twice makes one request. */
export function SampleForm({ product, lot, onPlaced }: SampleFormProps) {
  const keyOf = useIdempotencyKey();
  const form = useKnownSender();
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    // The schema is in the page's own file, because every further file makes the table of files longer, which every
    // page loads.
    schema: () =>
      import(/* webpackChunkName: "page-sample" */ '../sample-schema').then(({ sampleSchema }) => sampleSchema),
    keep: true,
    onSubmit: async (values: Values) => {
      const { email, companyName, ...rest } = values;
      const optional = { ...(lot && { lotNumber: lot }), ...(email && { email }), ...(companyName && { companyName }) };
      const body = { productId: product.id, ...rest, ...optional };
      const params = { header: { 'Idempotency-Key': keyOf(body) } };
      onPlaced(dataOf(await api.POST('/samples', { body, params })));
    },
    onFailure: (error) => ({ title: copy.failed, text: reasonUnlessServerError(error) ?? siteCopy.tryAgain }),
  });

  return (
    <Form {...formProps} ref={form}>
      <Product>
        {copy.product}: <strong>{product.name}</strong>
        {lot && <span>{copy.lot(lot)}</span>}
      </Product>
      <SelectField
        label={copy.grams}
        hint={copy.gramsHint}
        required
        options={copy.amounts}
        defaultValue="500"
        {...fieldProps('grams')}
      />
      <TextArea label={copy.purpose} hint={copy.purposeHint} required rows={3} {...fieldProps('purpose')} />
      <TextField label={copy.name} required autoComplete="name" {...fieldProps('customerName')} />
      <TextField label={copy.companyName} autoComplete="organization" {...fieldProps('companyName')} />
      <PhoneField label={copy.phone} hint={copy.phoneHint} required {...fieldProps('phone')} />
      <EmailField label={copy.email} {...fieldProps('email')} />
      <TextArea
        label={copy.address}
        hint={copy.addressHint}
        required
        rows={3}
        autoComplete="street-address"
        {...fieldProps('address')}
      />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" pending={isSubmitting} pendingLabel={copy.pending}>
        {copy.submit}
      </Button>
    </Form>
  );
}

/** Fills empty fields from the customer's account, and the company from the last order. Returns the ref of the form. */
function useKnownSender() {
  const form = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const { data: customer } = useQuery(customerQuery);
  useEffect(() => {
    if (!customer) return;
    const fill = (name: string, value: string) => {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
      if (field) field.value ||= value;
    };
    fill('customerName', customer.fullName);
    fill('phone', formatPhone(customer.phoneNumber));
    fill('email', customer.email);
    // The company is optional, so a failure fills in nothing.
    queryClient.fetchQuery(companyQuery(customer)).then(
      ({ companyName }) => fill('companyName', companyName ?? ''),
      () => undefined,
    );
  }, [customer, queryClient]);
  return form;
}

const Form = styled(FormLayout)`
  align-items: start;

  ${media.noScript} {
    display: none;
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :is(p, button, [role='alert']),
    > :has(textarea, select) {
      grid-column: 1 / -1;
    }
  }
`;

const Product = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  color: ${color('muted')};

  strong {
    color: ${color('text')};
  }
`;
