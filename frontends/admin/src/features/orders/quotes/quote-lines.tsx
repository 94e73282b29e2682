import { formatKilograms, formatNumber } from '@afshoreh/persian';
import { Checkbox, SelectField, TextField } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { OrderDetails } from '../get-order';
import { useAgreedPrices } from '../call-sheet/agreed-prices';
import { lineName } from '../orders';
import { copy } from './copy';
import { MoneyField } from './money-field';
import { Pair } from './pair';
import { lineValues, type QuoteForm } from './quote-form';

const words = copy.form;
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const UNIT_OPTIONS = optionsOf(words.units);
const PER_OPTIONS = optionsOf(words.bases);

interface QuoteLinesProps {
  form: QuoteForm;
  order: OrderDetails;
}

/** The price of each line of the order. Lines and quantities can be changed only in the order itself. */
export function QuoteLines({ form, order }: QuoteLinesProps) {
  const lines = useWatch({ control: form.control, name: 'lines' });
  useLinesOf(form, order);
  useAgreed(form);
  return (
    <>
      <h3>{words.lines}</h3>
      <Lines>
        {lines.map(({ orderLineId }, at) => {
          const item = order.items.find(({ id }) => id === orderLineId);
          return item && <LineFields key={orderLineId} form={form} item={item} at={at} />;
        })}
      </Lines>
    </>
  );
}

/** Updates the lines when a colleague changes those of the order while the form is open or kept as a draft. */
function useLinesOf({ form }: QuoteForm, { items }: OrderDetails): void {
  const ids = items.map(({ id }) => id).join();
  const follow = useEffectEvent(() => {
    const typed = form.getValues('lines');
    if (typed.map(({ orderLineId }) => orderLineId).join() === ids) return;
    const lines = items.map(({ id }) => typed.find(({ orderLineId }) => orderLineId === id) ?? lineValues(id));
    form.setValue('lines', lines, { shouldDirty: true });
  });
  useEffect(() => follow(), [ids]);
}

/**
 * Fills in the prices that were agreed on the telephone when the form opens. They are in toman, so a quote in dollars
 * gets none.
 */
function useAgreed({ form }: QuoteForm): void {
  const { prices } = useAgreedPrices();
  const fill = useEffectEvent(() => {
    if (form.getValues('currency') !== 'rial') return;
    form.getValues('lines').forEach(({ orderLineId }, at) => {
      const amount = prices[orderLineId];
      if (!amount) return;
      form.setValue(`lines.${at}.amount`, amount, { shouldDirty: true });
      form.setValue(`lines.${at}.unit`, 'toman', { shouldDirty: true });
      form.setValue(`lines.${at}.per`, 'ton', { shouldDirty: true });
    });
  });
  useEffect(() => fill(), []);
}

interface LineFieldsProps {
  form: QuoteForm;
  item: OrderDetails['items'][number];
  at: number;
}

function LineFields({ form: { control, fieldProps }, item, at }: LineFieldsProps) {
  const currency = useWatch({ control, name: 'currency' });
  const units = currency === 'cent' ? UNIT_OPTIONS.filter(({ value }) => value === 'cent') : UNIT_OPTIONS;
  return (
    <Line>
      <legend>
        {lineName(item)} <small>{formatKilograms(item.quantity)}</small>
      </legend>
      <Price>
        <MoneyField
          label={words.price}
          required
          hint={item.usdPerTon !== null && words.guide(formatNumber(item.usdPerTon))}
          {...fieldProps(`lines.${at}.amount`)}
        />
        <SelectField label={words.unit} options={units} {...fieldProps(`lines.${at}.unit`)} />
        <SelectField label={words.per} options={PER_OPTIONS} {...fieldProps(`lines.${at}.per`)} />
      </Price>
      <Pair>
        <TextField
          label={words.discount}
          inputMode="decimal"
          autoComplete="off"
          {...fieldProps(`lines.${at}.discountPercent`)}
        />
        <TextField
          label={words.discountFrom}
          hint={words.discountFromHint}
          autoComplete="off"
          {...fieldProps(`lines.${at}.discountFrom`)}
        />
      </Pair>
      <Checkbox label={words.taxed} {...fieldProps(`lines.${at}.taxed`)} />
    </Line>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Line = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};

  legend {
    padding-inline: ${space(2)};
    font-weight: 600;
  }
  small {
    color: ${color('muted')};
    font-size: ${font.sm};
    font-weight: 400;
  }
`;

/** The amount takes the row on phones, and its unit and basis the next one. */
const Price = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)} ${space(4)};

  > :first-child {
    grid-column: 1 / -1;
  }
`;
