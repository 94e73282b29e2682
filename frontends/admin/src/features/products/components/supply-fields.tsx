import { MONTHS, PACK_KINDS, packKinds, toPersianDigits } from '@afshoreh/persian';
import { Link } from '@afshoreh/contracts/router';
import { Checkbox, Notice, SelectField, Stack, TextField } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import { useFieldArray, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { CheckboxGroup } from '../../../form/checkbox-group';
import { Muted } from '../../../layout/muted';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { EMPTY_PACK, MOST_PACKS, type ProductForm } from '../product-form';
import { RowActions } from './row-actions';
import { AddRow, RowList } from './row-list';

const words = copy.form.supply;
const KINDS = packKinds.map((value) => ({ value, label: PACK_KINDS[value].label }));
const NUMBERS = ['kilograms', 'grossKilograms', 'perPallet', 'perContainer'] as const;

/** How and when a product is delivered: its packs, the months of its season, its lead time. */
export function SupplyFields({ form }: { form: ProductForm }) {
  const { fieldProps, edited } = form;
  const mayWrite = useMay()('catalogue', 'write');
  return (
    <Stack $gap={6}>
      <PackFields form={form} />
      <CheckboxGroup legend={words.pressMonths}>
        <Months>
          {MONTHS.map((name, at) => (
            <Checkbox key={name} label={name} {...fieldProps(`pressMonths.${at}`)} />
          ))}
        </Months>
      </CheckboxGroup>
      <TextField
        label={words.leadTimeDays}
        hint={words.leadTimeHint}
        inputMode="numeric"
        autoComplete="off"
        {...fieldProps('leadTimeDays')}
      />
      {edited && mayWrite && (
        <Notice tone="info" action={<Link to={`/admin/products?crop=${edited.id}`}>{copy.newCrop.title}</Link>}>
          {copy.newCrop.note}
        </Notice>
      )}
    </Stack>
  );
}

function PackFields({ form: { control, fieldProps } }: { form: ProductForm }) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'packs' });
  const packs = useWatch({ control, name: 'packs' });
  const isFull = fields.length >= MOST_PACKS;
  return (
    <Packs>
      <legend>{words.packs}</legend>
      <Muted $size="sm">{fields.length === 0 ? words.none : words.note}</Muted>
      {fields.length > 0 && (
        <List aria-label={words.packs}>
          {fields.map(({ id }, at) => (
            <li key={id}>
              <SelectField label={words.kind} options={KINDS} {...fieldProps(`packs.${at}.kind`)} />
              {NUMBERS.map((name) => (
                <TextField
                  key={name}
                  label={words[name]}
                  required={name === 'kilograms'}
                  inputMode="numeric"
                  autoComplete="off"
                  {...fieldProps(`packs.${at}.${name}`)}
                />
              ))}
              <TextField label={words.storage} {...fieldProps(`packs.${at}.storage`)} />
              <RowActions
                title={nameOf(packs[at] ?? EMPTY_PACK)}
                isFirst={at === 0}
                isLast={at === fields.length - 1}
                onMove={(step) => move(at, at + step)}
                onRemove={() => remove(at)}
              />
            </li>
          ))}
        </List>
      )}
      <AddRow words={words} isFull={isFull} onAdd={() => append(EMPTY_PACK)} />
    </Packs>
  );
}

const nameOf = ({ kind, kilograms }: typeof EMPTY_PACK) =>
  words.pack(PACK_KINDS[kind].label, toPersianDigits(kilograms.trim()));

const Packs = styled.fieldset`
  display: grid;
  gap: ${space(3)};

  legend {
    margin-block-end: ${space(2)};
    padding: 0;
    font-weight: 700;
  }
`;

/* Five fields and the buttons: the buttons have a row of their own. */
const List = styled(RowList)`
  ${media.md} {
    & > li > :last-child {
      grid-column: 1 / -1;
      justify-content: end;
      padding-block-start: 0;
    }
  }
`;

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: 0 ${space(3)};
`;
