import { Stack, TextField } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import { TECHNICAL_GROUPS, type TechnicalGroup } from '../technical-fields';
import type { ProductForm } from '../use-product-form';
import { FieldsGrid } from '../../../form/fields-grid';

const GROUPS = Object.keys(TECHNICAL_GROUPS) as TechnicalGroup[];

/** D4: every technical field of the public product, all optional. */
export function TechnicalFields({ form: { fieldProps } }: { form: ProductForm }) {
  const { technical, technicalNote, groups } = copy.form;
  return (
    <Stack $gap={6}>
      <Note>{technicalNote}</Note>
      {GROUPS.map((group) => (
        <Group key={group}>
          <legend>{groups[group]}</legend>
          <FieldsGrid>
            {TECHNICAL_GROUPS[group].map((field) => (
              <TextField key={field} label={technical[field]} {...fieldProps(field)} />
            ))}
          </FieldsGrid>
        </Group>
      ))}
    </Stack>
  );
}

const Note = styled.p`
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${space(3)};
    padding: 0;
    font-weight: 700;
  }
`;
