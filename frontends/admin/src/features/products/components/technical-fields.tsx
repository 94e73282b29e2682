import { Link } from '@afshoreh/contracts/router';
import { Notice, Stack, TextField } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import { TECHNICAL_FIELDS, TECHNICAL_LABELS, type ProductForm } from '../product-form';
import { FieldsGrid } from '../../../form/fields-grid';
import { Muted } from '../../../layout/muted';

const { technical, technicalNote, groups } = copy.form;
const GROUPS = Object.keys(groups) as (keyof typeof groups)[];

/** The technical fields of the product page. All are optional. */
export function TechnicalFields({ form: { fieldProps, edited } }: { form: ProductForm }) {
  return (
    <Stack $gap={6}>
      <Muted $size="sm">{technicalNote}</Muted>
      {edited && (
        <Notice
          tone="info"
          action={<Link to={`/admin/products?specification=${edited.id}`}>{copy.form.specification}</Link>}
        >
          {copy.form.specificationNote}
        </Notice>
      )}
      {GROUPS.map((group) => (
        <Group key={group}>
          <legend>{groups[group]}</legend>
          <FieldsGrid>
            {TECHNICAL_FIELDS.filter((field) => field in technical[group]).map((field) => (
              <TextField key={field} label={TECHNICAL_LABELS[field]} {...fieldProps(field)} />
            ))}
          </FieldsGrid>
        </Group>
      ))}
    </Stack>
  );
}

const Group = styled.fieldset`
  legend {
    margin-block-end: ${space(3)};
    padding: 0;
    font-weight: 700;
  }
`;
