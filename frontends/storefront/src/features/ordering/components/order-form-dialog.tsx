import { useState } from 'react';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { reasonUnlessServerError } from '@afshoreh/api-client';
import type { NewCartItem } from '@afshoreh/contracts';
import { Button, FormFailure, PhoneField, QuantityField, TextField } from '@afshoreh/ui';
import { FoldedCompanyFields, givenCompany } from '@afshoreh/ui/company';
import { Dialog } from '@afshoreh/ui/dialog';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { color, font } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { emptyOrder, orderSchema } from '../order-form';
import { BelowPack } from './below-pack';
import { useIdempotencyKey } from '../../../components/use-idempotency-key';
import { placeOrder, type PlacedOrder } from '../place-order';
import { useOrderDraft } from '../use-order-draft';

interface OrderFormDialogProps {
  product: Pick<NewCartItem, 'id' | 'name' | 'pack'>;
  onPlaced: (order: PlacedOrder) => void;
  onClose: () => void;
}

/**
 * The form for name, phone and quantity of one order. Its values stay after a failure and after closing. While it is sending,
 * nothing closes the dialog, not even Back, because the response contains the tracking code. Calls time out after 15 seconds.
 */
export function OrderFormDialog({ product, onPlaced, onClose }: OrderFormDialogProps) {
  const pack = product.pack ?? null;
  const keyOf = useIdempotencyKey();
  /** The quantity below one pack that the visitor was asked about. Each quantity is asked about only once. */
  const [questioned, setQuestioned] = useState<number | null>(null);
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: orderSchema(pack),
    defaultValues: emptyOrder,
    onSubmit: async (values) => {
      if (pack && values.quantity < pack.kilograms && values.quantity !== questioned) {
        setQuestioned(values.quantity);
        return;
      }
      const { customerName, phone, quantity, ...company } = values;
      const asked = { productId: product.id, productName: product.name, customerName, phone, quantity };
      const order = { ...asked, ...givenCompany(company) };
      const placed = await placeOrder(order, keyOf(order));
      draft.forget();
      onPlaced(placed);
    },
    onFailure: (error) => ({ title: copy.failed, text: reasonUnlessServerError(error) ?? copy.failedText }),
  });
  const draft = useOrderDraft(form, product.id);

  return (
    <Dialog
      keepOnOutsidePress
      busy={isSubmitting}
      onClose={onClose}
      title={copy.title}
      description={copy.description}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form="order" pending={isSubmitting} pendingLabel={copy.pending}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <FormLayout id="order" {...formProps}>
        <Product>
          {copy.product}: <strong>{product.name}</strong>
        </Product>
        <TextField label={copy.name} required autoComplete="name" {...fieldProps('customerName')} />
        <PhoneField label={copy.phone} hint={copy.phoneHint} required {...fieldProps('phone')} />
        <Controller
          control={form.control}
          name="quantity"
          render={({ field, fieldState }) => (
            <QuantityField
              {...field}
              label={copy.quantity}
              hint={copy.quantityHint}
              required
              unit={copy.kilograms}
              pack={pack}
              step={pack?.kilograms}
              withChoices
              error={fieldState.error?.message}
            />
          )}
        />
        {pack && questioned !== null && form.watch('quantity') === questioned && (
          <BelowPack
            pack={pack}
            kilograms={questioned}
            onTakePack={() => form.setValue('quantity', pack.kilograms, { shouldDirty: true })}
          />
        )}
        <FoldedCompanyFields
          fieldProps={fieldProps}
          isOpen={draft.hasCompany}
          onOpen={() => void draft.fillCompany()}
        />
        <NoPayment>{copy.noPayment}</NoPayment>
        {failure && <FormFailure {...failure} />}
      </FormLayout>
    </Dialog>
  );
}

const Product = styled.p`
  color: ${color('muted')};

  strong {
    color: ${color('text')};
  }
`;

const NoPayment = styled.p`
  color: ${color('muted')};
  font-size: ${font.sm};
`;
