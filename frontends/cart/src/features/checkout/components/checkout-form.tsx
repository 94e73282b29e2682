import { customerQuery } from '@afshoreh/api-client';
import { formatPhone } from '@afshoreh/persian';
import { TextArea, TextField } from '@afshoreh/ui';
import { useZodForm, type ZodForm } from '@afshoreh/ui/form';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import styled from 'styled-components';
import { checkoutSchema, type CheckoutValues } from '../checkout-schema';
import { copy } from '../copy';
import { keepTyped, readDraft } from '../draft';

/** The id of the form, for the button beside it. */
export const CHECKOUT_FORM = 'checkout-form';

interface CheckoutFormProps {
  /** Sends the order; rejects with the server's reason, which is then laid under the fields it names. */
  onSend: (values: CheckoutValues) => Promise<void>;
}

/**
 * Who receives the order, and where (spec §5 Checkout). What is typed survives a reload and a failed send; what a
 * customer's account knows is filled in where nothing was typed (D11).
 */
export function CheckoutForm({ onSend }: CheckoutFormProps) {
  const { form, fieldProps, showProblem } = useZodForm(checkoutSchema, { defaultValues: readDraft().values });
  useKeptDraft(form);
  useKnownCustomer(form);

  async function handleSend(values: CheckoutValues) {
    try {
      await onSend(values);
    } catch (error) {
      showProblem(error);
    }
  }

  return (
    <Form id={CHECKOUT_FORM} noValidate onSubmit={(event) => void form.handleSubmit(handleSend)(event)}>
      <fieldset>
        <legend>{copy.contactTitle}</legend>
        <TextField label={copy.customerName} required autoComplete="name" {...fieldProps('customerName')} />
        <Pair>
          <TextField
            label={copy.phone}
            hint={copy.phoneHint}
            required
            ltr
            type="tel"
            autoComplete="tel"
            {...fieldProps('phone')}
          />
          <TextField label={copy.email} required ltr type="email" autoComplete="email" {...fieldProps('email')} />
        </Pair>
      </fieldset>
      <fieldset>
        <legend>{copy.deliveryTitle}</legend>
        <TextArea
          label={copy.address}
          hint={copy.addressHint}
          required
          rows={3}
          autoComplete="street-address"
          {...fieldProps('address')}
        />
        <TextArea label={copy.notes} hint={copy.notesHint} rows={3} {...fieldProps('notes')} />
      </fieldset>
    </Form>
  );
}

type CheckoutFormState = ZodForm<CheckoutValues, CheckoutValues>['form'];

/** Writes what is typed to the draft as it is typed. */
function useKeptDraft({ subscribe }: CheckoutFormState) {
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }), [subscribe]);
}

/** Fills in name, phone and e-mail of a customer who is logged in, never over something typed. */
function useKnownCustomer({ getValues, setValue }: CheckoutFormState) {
  const { data: customer } = useQuery(customerQuery);
  useEffect(() => {
    if (!customer) return;
    const known = { customerName: customer.fullName, phone: formatPhone(customer.phoneNumber), email: customer.email };
    for (const field of ['customerName', 'phone', 'email'] as const) {
      if (!getValues(field)) setValue(field, known[field]);
    }
  }, [customer, getValues, setValue]);
}

const Form = styled.form`
  display: grid;
  gap: ${space(6)};

  fieldset {
    display: grid;
    gap: ${space(5)};
    padding: ${space(5)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.large};
    background: ${color('surface')};
    box-shadow: ${shadow.card};

    ${media.md} {
      padding: ${space(7)};
    }
  }

  legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    font-size: ${font.lg};
    font-weight: 700;
  }

  legend + * {
    clear: both;
  }
`;

const Pair = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(5)};

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;
