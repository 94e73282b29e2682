import { formatToman, parseWholeNumber } from '@afshoreh/persian';
import { TextField } from '@afshoreh/ui';
import type { Form } from '@afshoreh/ui/form';
import { useWatch } from 'react-hook-form';
import { ResourceDialog } from '../../../resource/resource-dialog';
import { copy } from '../copy';
import { priceList, storedEntry, type PriceListEntry } from '../get-price-list';
import { priceListSchema, priceListValues, type PriceListFormValues } from '../price-list-form';

const words = copy.list.form;

interface PriceListDialogProps {
  /** The row to edit; undefined adds one. */
  entry: PriceListEntry | undefined;
  /** Toman per dollar; null when the rate is too old. */
  rate: number | null;
  onClose: () => void;
}

export function PriceListDialog({ entry, rate, onClose }: PriceListDialogProps) {
  return (
    <ResourceDialog
      of={priceList}
      record={entry}
      words={words}
      schema={priceListSchema}
      valuesOf={priceListValues}
      bodyOf={({ name, usdPerTon }) => ({ name, usdPerTon: parseWholeNumber(usdPerTon) ?? 0 })}
      read={storedEntry}
      labels={{ name: words.name, usdPerTon: words.usd }}
      numbersOf={({ usdPerTon }, edited) => [
        { name: words.usd, from: edited?.usdPerTon, to: parseWholeNumber(usdPerTon) },
      ]}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label={words.name} required {...form.fieldProps('name')} />
          <UsdField form={form} rate={rate} />
        </>
      )}
    </ResourceDialog>
  );
}

interface UsdFieldProps extends Pick<PriceListDialogProps, 'rate'> {
  form: Pick<Form<PriceListFormValues, PriceListFormValues>, 'form' | 'fieldProps'>;
}

/** The price of a ton in dollars, with its value in toman while typing. */
function UsdField({ form: { form, fieldProps }, rate }: UsdFieldProps) {
  const usd = parseWholeNumber(useWatch({ control: form.control, name: 'usdPerTon' }));
  return (
    <TextField
      label={words.usd}
      inputMode="numeric"
      autoComplete="off"
      hint={usd !== null && rate !== null ? words.reads(formatToman(usd * rate)) : words.usdHint}
      required
      {...fieldProps('usdPerTon')}
    />
  );
}
