import { useState } from 'react';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { reasonOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { Button, FormFailure, QuantityField, TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useZodForm } from '@afshoreh/ui/form';
import { color, font, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { MOST_KILOGRAMS, emptyOrder, orderSchema, type OrderForm } from '../order-form';
import { placeOrder, useIdempotencyKey, type PlacedOrder } from '../place-order';

interface OrderFormDialogProps {
  product: { id: number; name: string };
  onPlaced: (order: PlacedOrder) => void;
  onClose: () => void;
}

/**
 * Name, phone and quantity of one order (spec §2, §5). A failed send keeps every typed word. While it sends it stays open:
 * the answer brings the tracking code, and calls give up after 15 seconds.
 */
export function OrderFormDialog({ product, onPlaced, onClose }: OrderFormDialogProps) {
  const { form, fieldProps, showProblem } = useZodForm(orderSchema, { defaultValues: emptyOrder });
  const { isSubmitting } = form.formState;
  const keyOf = useIdempotencyKey();
  const [failure, setFailure] = useState<string | null>(null);

  async function handleSubmit(values: OrderForm) {
    const order = { productId: product.id, productName: product.name, ...values };
    setFailure(null);
    try {
      onPlaced(await placeOrder(order, keyOf(order)));
    } catch (error) {
      if (!showProblem(error)) setFailure(reasonOf(error) ?? copy.failedText);
      showToast({ tone: 'error', title: copy.failed, description: copy.failedText });
    }
  }

  return (
    <Dialog
      open
      keepOnOutsidePress
      busy={isSubmitting}
      onOpenChange={onClose}
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
      <Form id="order" noValidate onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}>
        <Product>
          {copy.product}: <strong>{product.name}</strong>
        </Product>
        <TextField label={copy.name} required autoComplete="name" {...fieldProps('customerName')} />
        <TextField
          label={copy.phone}
          hint={copy.phoneHint}
          required
          ltr
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...fieldProps('phone')}
        />
        <Controller
          control={form.control}
          name="quantity"
          render={({ field, fieldState }) => (
            <QuantityField
              {...field}
              label={copy.quantity}
              required
              max={MOST_KILOGRAMS}
              unit={copy.kilograms}
              error={fieldState.error?.message}
            />
          )}
        />
        <NoPayment>{copy.noPayment}</NoPayment>
        {failure && <FormFailure title={copy.failed}>{failure}</FormFailure>}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

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
