import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { showToast } from '@afshoreh/contracts';
import { Button, QuantityField, TextField } from '@afshoreh/ui';
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

/** Name, phone and quantity of one order (spec §2, §5). A failed send keeps every typed word. */
export function OrderFormDialog({ product, onPlaced, onClose }: OrderFormDialogProps) {
  const { form, fieldProps, showProblem } = useZodForm(orderSchema, { defaultValues: emptyOrder });
  const { isSubmitting } = form.formState;
  const keyOf = useIdempotencyKey();

  async function handleSubmit(values: OrderForm) {
    const order = { productId: product.id, productName: product.name, ...values };
    try {
      onPlaced(await placeOrder(order, keyOf(order)));
    } catch (error) {
      showProblem(error);
      showToast({ tone: 'error', title: copy.failed, description: copy.failedText });
    }
  }

  return (
    <Dialog
      open
      keepOnOutsidePress
      onOpenChange={onClose}
      title={copy.title}
      description={copy.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
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
