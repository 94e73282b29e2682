import { formatToman, mistypedIdentity, parseWholeNumber, toLatinDigits } from '@afshoreh/persian';
import { SelectField, TextArea, TextField } from '@afshoreh/ui';
import { font, media, space } from '@afshoreh/ui/theme';
import type { ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { KeyHint } from '../components/key-hint';
import type { OrderDetails } from '../get-order';
import { copy } from './copy';
import { deliveryName } from './delivery-name';
import { MoneyField } from './money-field';
import { Pair } from './pair';
import { DELIVERIES, usesRate, type QuoteForm } from './quote-form';
import { QuoteLines } from './quote-lines';
import { QuoteSums } from './quote-sums';

const words = copy.form;
const DELIVERY_OPTIONS = DELIVERIES.map((value) => ({ value, label: deliveryName(value) }));
const CURRENCY_OPTIONS = (['rial', 'cent'] as const).map((value) => ({ value, label: words.currencies[value] }));
const RIALS_PER_TOMAN = 10;
const POSTAL_DIGITS = 10;

interface QuoteFieldsProps {
  form: QuoteForm;
  order: OrderDetails;
}

/** The fields of a quote in the order of a call: prices, then terms, then the buyer. */
export function QuoteFields({ form, order }: QuoteFieldsProps) {
  return (
    <Columns>
      <Column>
        <CurrencyFields form={form} />
        <QuoteLines form={form} order={order} />
        <QuoteSums form={form} order={order.id} />
      </Column>
      <Column>
        <h3>{words.terms}</h3>
        <TermsFields form={form} />
        <h3>{words.buyer}</h3>
        <BuyerFields form={form} />
        <KeyHint>{words.keys}</KeyHint>
      </Column>
    </Columns>
  );
}

function CurrencyFields({ form: { form, control, fieldProps } }: { form: QuoteForm }) {
  const [currency, lines, rate] = useWatch({ control, name: ['currency', 'lines', 'rate'] });
  const rials = parseWholeNumber(rate);
  const chosen = fieldProps('currency');
  const handleCurrency = (event: ChangeEvent<HTMLSelectElement>) => {
    // A quote in dollars has prices in dollars only.
    if (event.target.value === 'cent')
      lines.forEach((_line, at) => form.setValue(`lines.${at}.unit`, 'cent', { shouldDirty: true }));
    void chosen.onChange(event);
  };
  return (
    <>
      <SelectField label={words.currency} options={CURRENCY_OPTIONS} {...chosen} onChange={handleCurrency} />
      {usesRate({ currency, lines }) && (
        <Pair>
          <MoneyField
            label={words.rate}
            required
            hint={rials ? words.rateReads(formatToman(rials / RIALS_PER_TOMAN)) : undefined}
            {...fieldProps('rate')}
          />
          <TextField
            label={words.rateDay}
            required
            hint={words.dayHint}
            inputMode="numeric"
            autoComplete="off"
            {...fieldProps('rateDay')}
          />
        </Pair>
      )}
    </>
  );
}

function TermsFields({ form: { control, fieldProps } }: { form: QuoteForm }) {
  const delivery = useWatch({ control, name: 'delivery' });
  return (
    <>
      <Pair>
        <SelectField label={words.delivery} options={DELIVERY_OPTIONS} {...fieldProps('delivery')} />
        <TextField
          label={words.place}
          hint={words.placeHint}
          required={delivery !== 'ex_works'}
          autoComplete="off"
          {...fieldProps('deliveryPlace')}
        />
      </Pair>
      <TextArea label={words.paymentTerms} hint={words.paymentHint} required rows={2} {...fieldProps('paymentTerms')} />
      <TextField
        label={words.validUntil}
        hint={words.dayHint}
        required
        inputMode="numeric"
        autoComplete="off"
        {...fieldProps('validUntil')}
      />
    </>
  );
}

function BuyerFields({ form: { control, fieldProps } }: { form: QuoteForm }) {
  const [nationalId, postalCode] = useWatch({ control, name: ['buyer.nationalId', 'buyer.postalCode'] });
  const mistyped = mistypedIdentity(nationalId);
  const isPostalWrong = !['', POSTAL_DIGITS].includes(
    postalCode.trim() && toLatinDigits(postalCode).replace(/\D/g, '').length,
  );
  const code = { ltr: true, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <TextField label={words.buyerName} required autoComplete="off" {...fieldProps('buyer.name')} />
      <Pair>
        <TextField
          label={words.nationalId}
          hint={mistyped && <span role="status">{words.mistyped[mistyped]}</span>}
          {...code}
          {...fieldProps('buyer.nationalId')}
        />
        <TextField label={words.economicCode} {...code} {...fieldProps('buyer.economicCode')} />
      </Pair>
      <TextField
        label={words.postalCode}
        hint={isPostalWrong && <span role="status">{words.postalCodeWrong}</span>}
        {...code}
        {...fieldProps('buyer.postalCode')}
      />
      <TextArea label={words.address} rows={2} autoComplete="off" {...fieldProps('buyer.address')} />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  ${media.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-inline-size: 0;

  h3 {
    font-size: ${font.md};
  }
  h3:not(:first-child) {
    margin-block-start: ${space(2)};
  }
`;
