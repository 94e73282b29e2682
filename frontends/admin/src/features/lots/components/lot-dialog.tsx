import { toPersianDigits } from '@afshoreh/persian';
import { TextField } from '@afshoreh/ui';
import { Controller } from 'react-hook-form';
import { persianDay } from '../../../form/persian-day';
import { FieldsGrid } from '../../../form/fields-grid';
import { ResourceDialog } from '../../../resource/resource-dialog';
import { copy } from '../copy';
import { lotBody, lotSchema, lotValues, type LotValues } from '../lot-form';
import { lots, type LotDetails } from '../lots';
import { ProductField } from './product-field';

const words = copy.form;
const LABELS = { ...words, productId: words.product } as unknown as Record<string, string>;
const DAYS = ['producedOn', 'bestBefore'];

/** Formats the product of a conflict, which the API sends as an id. */
function formatValue(field: string, value: unknown): string | undefined {
  if (field === 'productId' && typeof value === 'number') return words.productOfId(toPersianDigits(value));
  return DAYS.includes(field) ? persianDay(value as string) : undefined;
}

interface LotDialogProps {
  /** The id of the draft to edit; undefined adds one. */
  id: number | undefined;
  onClose: () => void;
  onSaved: (saved: LotDetails | undefined) => void;
}

export function LotDialog(props: LotDialogProps) {
  return (
    <ResourceDialog
      {...props}
      of={lots}
      words={words}
      schema={lotSchema}
      valuesOf={lotValues}
      bodyOf={lotBody}
      draft={`lot.${props.id ?? 'new'}`}
      size="large"
      labels={LABELS}
      fieldsOf={(field) => [field === 'productId' ? 'product' : (field as keyof LotValues)]}
      formatValue={formatValue}
    >
      {({ control, fieldProps }) => (
        <FieldsGrid>
          <TextField
            label={words.number}
            hint={words.numberHint}
            required
            ltr
            autoComplete="off"
            {...fieldProps('number')}
          />
          <Controller
            control={control}
            name="product"
            render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
              <ProductField {...{ value, onChange, ref }} error={error?.message} />
            )}
          />
          <TextField
            label={words.producedOn}
            hint={words.dayHint}
            required
            inputMode="numeric"
            {...fieldProps('producedOn')}
          />
          <TextField
            label={words.bestBefore}
            hint={words.dayHint}
            required
            inputMode="numeric"
            {...fieldProps('bestBefore')}
          />
          <TextField label={words.kilograms} hint={words.kilogramsHint} required {...fieldProps('kilograms')} />
          <TextField label={words.pack} hint={words.packHint} {...fieldProps('pack')} />
        </FieldsGrid>
      )}
    </ResourceDialog>
  );
}
