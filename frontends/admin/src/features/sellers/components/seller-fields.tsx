import { mistypedIdentity } from '@afshoreh/persian';
import { Checkbox, EmailField, PhoneField, SelectField, TextArea, TextField } from '@afshoreh/ui';
import { color, font } from '@afshoreh/ui/theme';
import { Controller, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { FieldsGrid } from '../../../form/fields-grid';
import { copy } from '../copy';
import { SELLER_STATUSES, TAB_NAMES, type SellerForm } from '../seller-form';
import { FactoryImagesField } from './factory-images-field';

const { fields: labels, form: words } = copy;
const STATUSES = SELLER_STATUSES.map((value) => ({
  value,
  label: copy.filters[value],
}));

const contents = { basic: BasicFields, contact: ContactFields, business: BusinessFields, account: AccountFields };

export const sellerTabs = (form: SellerForm) =>
  TAB_NAMES.map((value) => {
    const Content = contents[value];
    return { value, label: copy.tabs[value], content: <Content form={form} /> };
  });

function BasicFields({ form: { fieldProps, control } }: { form: SellerForm }) {
  const mistyped = mistypedIdentity(useWatch({ control, name: 'nationalId' }));
  return (
    <FieldsGrid>
      <TextField label={labels.companyName} required {...fieldProps('companyName')} />
      <TextField label={labels.ownerFullName} required {...fieldProps('ownerFullName')} />
      <TextField
        label={labels.nationalId}
        required
        ltr
        inputMode="numeric"
        hint={mistyped ? <Warning role="status">{copy.mistyped[mistyped]}</Warning> : words.nationalIdHint}
        {...fieldProps('nationalId')}
      />
      <TextField label={labels.taxId} ltr inputMode="numeric" {...fieldProps('taxId')} />
    </FieldsGrid>
  );
}

function ContactFields({ form: { fieldProps } }: { form: SellerForm }) {
  return (
    <FieldsGrid>
      <PhoneField label={labels.phoneNumber} required autoComplete="off" {...fieldProps('phoneNumber')} />
      <EmailField label={labels.email} required autoComplete="off" {...fieldProps('email')} />
      <TextField label={labels.website} ltr inputMode="url" {...fieldProps('website')} />
      <PhoneField label={labels.whatsappNumber} autoComplete="off" {...fieldProps('whatsappNumber')} />
      <div data-wide>
        <TextField label={labels.address} required {...fieldProps('address')} />
      </div>
    </FieldsGrid>
  );
}

function BusinessFields({ form: { fieldProps, control } }: { form: SellerForm }) {
  return (
    <FieldsGrid>
      <TextField
        label={labels.productCategories}
        hint={words.categoriesHint}
        required
        {...fieldProps('productCategories')}
      />
      <TextField label={labels.productionCapacityPerMonth} {...fieldProps('productionCapacityPerMonth')} />
      <TextField label={labels.certifications} hint={words.certificationsHint} {...fieldProps('certifications')} />
      <Checkbox label={labels.exportReady} {...fieldProps('exportReady')} />
      <div data-wide>
        <Controller
          control={control}
          name="factoryImages"
          render={({ field, fieldState }) => (
            <FactoryImagesField
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
              ref={field.ref}
            />
          )}
        />
      </div>
    </FieldsGrid>
  );
}

function AccountFields({ form: { fieldProps } }: { form: SellerForm }) {
  return (
    <FieldsGrid>
      <SelectField label={labels.status} options={STATUSES} {...fieldProps('status')} />
      <Checkbox label={labels.isFeaturedSeller} {...fieldProps('isFeaturedSeller')} />
      <div data-wide>
        <TextArea label={labels.notes} hint={words.notesHint} rows={4} {...fieldProps('notes')} />
      </div>
    </FieldsGrid>
  );
}

const Warning = styled.span`
  color: ${color('warning')};
  font-size: ${font.sm};
`;
