import { formatToman, parseWholeNumber } from '@afshoreh/persian';
import { TextField } from '@afshoreh/ui';
import type { Form } from '@afshoreh/ui/form';
import { useWatch } from 'react-hook-form';
import { RecordDialog } from '../../../form/record-dialog';
import { useSavePriceListEntry } from '../change-price-list';
import { copy } from '../copy';
import { storedEntry, type PriceListEntry } from '../get-price-list';
import { priceListSchema, priceListValues, type PriceListFormValues } from '../price-list-form';

const words = copy.list.form;

interface PriceListDialogProps {
  /** Undefined adds one. */
  entry: PriceListEntry | undefined;
  /** Toman per dollar; null when it is too old for a price. */
  rate: number | null;
  onClose: () => void;
}

export function PriceListDialog({ entry, rate, onClose }: PriceListDialogProps) {
  const save = useSavePriceListEntry();
  return (
    <RecordDialog
      title={entry ? words.editTitle : words.addTitle}
      description={words.description}
      words={words}
      saveFailed={copy.list.saveFailed}
      record={entry}
      thing="price_list_entry"
      schema={priceListSchema}
      valuesOf={priceListValues}
      save={save.mutateAsync}
      read={() => storedEntry(entry?.id ?? 0)}
      labels={{ name: words.name, usdPerTon: words.usd }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label={words.name} required {...form.fieldProps('name')} />
          <UsdField form={form} rate={rate} />
        </>
      )}
    </RecordDialog>
  );
}

interface UsdFieldProps extends Pick<PriceListDialogProps, 'rate'> {
  form: Form<PriceListFormValues, PriceListFormValues>;
}

/** The dollars of a ton, and what they come to while they are typed. */
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
