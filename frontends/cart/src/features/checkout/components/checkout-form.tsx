import type { Customer } from '@afshoreh/api-client';
import { formatPhone } from '@afshoreh/persian';
import { TextArea, TextField } from '@afshoreh/ui';
import { useZodForm, type ZodForm } from '@afshoreh/ui/form';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import { checkoutSchema, EMPTY_CHECKOUT, type CheckoutValues } from '../checkout-schema';
import { copy } from '../copy';
import { checkoutDraft } from '../draft';

/** The id of the form, for the button beside it. */
export const CHECKOUT_FORM = 'checkout-form';

interface CheckoutFormProps {
  /** Who is logged in, or null; undefined until that is known. */
  customer: Customer | null | undefined;
  /** Sends the order; rejects with the server's reason, which is then laid under the fields it names. */
  onSend: (values: CheckoutValues) => Promise<void>;
}

/**
 * Who receives the order, and where (spec §5 Checkout). What is typed survives a reload and a failed send; what a
 * customer's account knows is filled in where nothing was typed (D11).
 */
export function CheckoutForm({ customer, onSend }: CheckoutFormProps) {
  const defaultValues = checkoutDraft(customer?.id ?? null).values();
  const { form, fieldProps, showProblem } = useZodForm(checkoutSchema, { defaultValues });
  useDraft(form, customer);

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

/** What an account knows of its customer (D11). */
function knownOf(customer: Customer | null): CheckoutValues {
  if (!customer) return EMPTY_CHECKOUT;
  const { fullName, phoneNumber, email } = customer;
  return { ...EMPTY_CHECKOUT, customerName: fullName, phone: formatPhone(phoneNumber), email };
}

/**
 * Fills in what this customer typed before and what their account knows, never over something typed; from then on what is
 * typed is kept as theirs. Until it is known whose form this is, nothing of anybody's is kept.
 */
function useDraft({ getValues, setValue, subscribe }: CheckoutFormState, customer: Customer | null | undefined) {
  useEffect(() => {
    if (customer === undefined) return;
    const draft = checkoutDraft(customer?.id ?? null);
    const typed = draft.values();
    const known = knownOf(customer);
    for (const field of Object.keys(typed) as (keyof CheckoutValues)[]) {
      if (!getValues(field)) setValue(field, typed[field] || known[field]);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.keepTyped(values) });
  }, [customer, getValues, setValue, subscribe]);
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
