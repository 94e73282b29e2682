import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox, EmailField, PhoneField, TextField } from '@afshoreh/ui';
import type { Form } from '@afshoreh/ui/form';
import { color, media, space } from '@afshoreh/ui/theme';
import type { Application } from '../application-schema';
import { copy } from '../copy';

const text = copy.form;

interface StepProps {
  fieldProps: Form<Application, Application>['fieldProps'];
  /** True while another step is on screen. */
  hidden: boolean;
}

export function CompanyStep({ fieldProps, hidden }: StepProps) {
  return (
    <Fields hidden={hidden}>
      <TextField label={text.companyName} required autoComplete="organization" {...fieldProps('companyName')} />
      <TextField label={text.ownerFullName} required autoComplete="name" {...fieldProps('ownerFullName')} />
      <TextField label={text.nationalId} required ltr inputMode="numeric" {...fieldProps('nationalId')} />
      <TextField label={text.optional(text.taxId)} ltr inputMode="numeric" {...fieldProps('taxId')} />
    </Fields>
  );
}

export function ContactStep({ fieldProps, hidden }: StepProps) {
  return (
    <Fields hidden={hidden}>
      <PhoneField label={text.phoneNumber} hint={text.phoneHint} required {...fieldProps('phoneNumber')} />
      <PhoneField label={text.optional(text.whatsappNumber)} {...fieldProps('whatsappNumber')} />
      <EmailField label={text.email} hint={text.emailHint} required {...fieldProps('email')} />
      <TextField
        label={text.optional(text.website)}
        ltr
        inputMode="url"
        autoComplete="url"
        {...fieldProps('website')}
      />
      <Wide>
        <TextField label={text.address} required autoComplete="street-address" {...fieldProps('address')} />
      </Wide>
    </Fields>
  );
}

/** The products step; `children` is the file field, which the form renders. */
export function ProductsStep({ fieldProps, hidden, children }: StepProps & { children: ReactNode }) {
  return (
    <Fields hidden={hidden}>
      <Wide>
        <TextField
          label={text.productCategories}
          hint={text.productCategoriesHint}
          required
          {...fieldProps('productCategories')}
        />
      </Wide>
      <TextField
        label={text.optional(text.productionCapacityPerMonth)}
        hint={text.capacityHint}
        {...fieldProps('productionCapacityPerMonth')}
      />
      <TextField
        label={text.optional(text.certifications)}
        hint={text.certificationsHint}
        {...fieldProps('certifications')}
      />
      <Wide>
        <Checkbox label={text.exportReady} {...fieldProps('exportReady')} />
      </Wide>
      <Wide>{children}</Wide>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space(5)};

  &[hidden] {
    display: none;
  }
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Wide = styled.div`
  color: ${color('muted')};

  ${media.md} {
    grid-column: 1 / -1;
  }
`;
