import { EmailField, PhoneField, TextArea, TextField } from '@afshoreh/ui';
import { FoldedCompanyFields } from '@afshoreh/ui/company';
import { FormLayout } from '@afshoreh/ui/form';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import type { Checkout } from '../use-checkout';

/** The id of the form, for the submit button outside it. */
export const CHECKOUT_FORM = 'checkout-form';

type CheckoutFormProps = Pick<Checkout, 'form' | 'draftOfForm'>;

/**
 * The recipient and address of an order. The values survive a reload and a failed request; empty fields are filled from the
 * customer's account.
 */
export function CheckoutForm({ form: { formProps, fieldProps }, draftOfForm }: CheckoutFormProps) {
  const { formRef, hasCompany, fillCompany } = draftOfForm;
  return (
    <Form id={CHECKOUT_FORM} ref={formRef} {...formProps}>
      <fieldset>
        <legend>{copy.contactTitle}</legend>
        <TextField label={copy.customerName} required autoComplete="name" {...fieldProps('customerName')} />
        <Pair>
          <PhoneField label={copy.phone} hint={copy.phoneHint} required {...fieldProps('phone')} />
          <EmailField label={copy.email} required {...fieldProps('email')} />
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
        <FoldedCompanyFields fieldProps={fieldProps} isOpen={hasCompany} onOpen={() => void fillCompany()} />
      </fieldset>
    </Form>
  );
}

const Form = styled(FormLayout)`
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
