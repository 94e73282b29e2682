import { formatToman, parseWholeNumber } from '@afshoreh/persian';
import { Checkbox, SelectField, TextArea, TextField } from '@afshoreh/ui';
import { Controller, useWatch } from 'react-hook-form';
import { MediaField } from '../../../form/media-field';
import type { Category } from '../../../get-categories';
import { copy } from '../copy';
import type { ProductForm } from '../use-product-form';
import { FieldsGrid } from '../../../form/fields-grid';

const { form: words } = copy;

interface BasicFieldsProps {
  form: ProductForm;
  categories: Category[];
}

/** The fields of spec §3, and whether visitors see the price (D2). */
export function BasicFields({ form: { fieldProps, control }, categories }: BasicFieldsProps) {
  const price = parseWholeNumber(useWatch({ control, name: 'price' }));
  return (
    <FieldsGrid>
      <TextField label={words.name} required {...fieldProps('name')} />
      <SelectField
        label={words.category}
        required
        placeholder={words.chooseCategory}
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        {...fieldProps('category')}
      />
      <TextField label={words.brix} hint={words.brixHint} required {...fieldProps('brix')} />
      <TextField label={words.origin} required {...fieldProps('origin')} />
      <TextField
        label={words.price}
        // Not type=number: Persian digits are silently lost there.
        inputMode="numeric"
        autoComplete="off"
        hint={price === null ? words.priceHint : words.priceReads(formatToman(price))}
        required
        {...fieldProps('price')}
      />
      <div data-wide>
        <Controller
          control={control}
          name="image"
          render={({ field, fieldState }) => (
            <MediaField
              label={words.image}
              kind="image"
              value={field.value}
              error={fieldState.error?.message}
              onChange={(address) => field.onChange(address)}
              ref={field.ref}
            />
          )}
        />
      </div>
      <div data-wide>
        <TextArea label={words.description} hint={words.descriptionHint} rows={3} {...fieldProps('description')} />
      </div>
      <Checkbox label={words.showPrice} {...fieldProps('showPrice')} />
      <Checkbox label={words.featured} {...fieldProps('featured')} />
    </FieldsGrid>
  );
}
