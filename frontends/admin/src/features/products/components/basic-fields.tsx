import { formatToman, parseWholeNumber } from '@afshoreh/persian';
import { Checkbox, SelectField, TextArea, TextField } from '@afshoreh/ui';
import { useWatch } from 'react-hook-form';
import { ExternalIdField } from '../../../form/external-id';
import { MediaFormField } from '../../../form/media-field';
import type { Category } from '../../../get-categories';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import type { ProductForm } from '../product-form';
import { FieldsGrid } from '../../../form/fields-grid';

const { form: words } = copy;

interface BasicFieldsProps {
  form: ProductForm;
  categories: Category[];
}

/** The required fields of a product, and whether visitors see its price. */
export function BasicFields({ form: { fieldProps, control }, categories }: BasicFieldsProps) {
  const mayPrice = useMay()('prices', 'write');
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
      <TextField label={words.sku} hint={words.skuHint} ltr autoComplete="off" {...fieldProps('sku')} />
      <TextField label={words.brix} hint={words.brixHint} required {...fieldProps('brix')} />
      <TextField label={words.origin} required {...fieldProps('origin')} />
      <TextField
        label={words.price}
        // A field of type=number silently discards Persian digits.
        inputMode="numeric"
        autoComplete="off"
        hint={
          !mayPrice ? words.priceOwnerOnly : price === null ? words.priceHint : words.priceReads(formatToman(price))
        }
        required
        readOnly={!mayPrice}
        {...fieldProps('price')}
      />
      <div data-wide>
        <MediaFormField control={control} name="image" label={words.image} kind="image" />
      </div>
      <div data-wide>
        <TextArea label={words.description} hint={words.descriptionHint} rows={3} {...fieldProps('description')} />
      </div>
      {mayPrice && <Checkbox label={words.showPrice} {...fieldProps('showPrice')} />}
      <Checkbox label={words.featured} {...fieldProps('featured')} />
      <div data-wide>
        <ExternalIdField {...fieldProps('externalId')} />
      </div>
    </FieldsGrid>
  );
}
