import { Checkbox, Cluster, IconButton, SelectField, Stack, TextField } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';
import { familyCopy as copy } from '../copy';
import { rowValues, type FamilyForm } from '../family-form';
import type { Parameter } from '../parameters';

const words = copy.form;
const NUMBERS = ['usualMin', 'usualMax', 'legalMin', 'legalMax'] as const;
const ACIDS = Object.entries(copy.acids).map(([value, label]) => ({ value, label }));

interface FamilyParametersProps {
  form: FamilyForm;
  parameters: readonly Parameter[];
}

/** The parameters of a family in their order. */
export function FamilyParameters({ form: { control, fieldProps }, parameters }: FamilyParametersProps) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'parameters' });
  const rest = parameters.filter(({ code }) => fields.every(({ parameter }) => parameter !== code));
  return (
    <Stack $gap={3}>
      <Heading>{words.parameters}</Heading>
      {fields.length === 0 && <Muted $size="sm">{words.none}</Muted>}
      {fields.map(({ id, parameter: code }, at) => {
        const name = parameters.find((parameter) => parameter.code === code)?.name ?? code;
        const row = `parameters.${at}` as const;
        return (
          <Row key={id} aria-label={name}>
            <Head>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <Checkbox label={words.required} {...fieldProps(`${row}.required`)} />
              <MoveButtons name={name} at={at} count={fields.length} onMove={move} onRemove={remove} />
            </Head>
            <Fields>
              {NUMBERS.map((field) => (
                <TextField
                  key={field}
                  label={words[field]}
                  inputMode="decimal"
                  autoComplete="off"
                  {...fieldProps(`${row}.${field}`)}
                />
              ))}
              <TextField label={words.legalStandard} {...fieldProps(`${row}.legalStandard`)} />
              <TextField label={words.basisBrix} inputMode="decimal" {...fieldProps(`${row}.basisBrix`)} />
              <SelectField
                label={words.acid}
                placeholder={words.noAcid}
                options={ACIDS}
                {...fieldProps(`${row}.acid`)}
              />
              <TextField label={words.endPoint} inputMode="decimal" {...fieldProps(`${row}.endPoint`)} />
              <TextField label={words.source} {...fieldProps(`${row}.source`)} />
              <TextField label={words.sourceDate} inputMode="numeric" {...fieldProps(`${row}.sourceDate`)} />
              <Checkbox label={words.confirmed} {...fieldProps(`${row}.confirmed`)} />
            </Fields>
          </Row>
        );
      })}
      <SelectField
        label={words.add}
        placeholder={words.choose}
        value=""
        options={rest.map(({ code: value, name: label }) => ({ value, label }))}
        onChange={({ target }) => append(rowValues({ parameter: target.value }))}
      />
    </Stack>
  );
}

interface MoveButtonsProps {
  name: string;
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (at: number) => void;
}

/** Arrow buttons instead of dragging, so that the order can also be changed with the keyboard. */
function MoveButtons({ name, at, count, onMove, onRemove }: MoveButtonsProps) {
  return (
    <Buttons>
      <IconButton
        label={words.up(name)}
        icon={<ArrowUp />}
        size="small"
        disabled={at === 0}
        onClick={() => onMove(at, at - 1)}
      />
      <IconButton
        label={words.down(name)}
        icon={<ArrowDown />}
        size="small"
        disabled={at === count - 1}
        onClick={() => onMove(at, at + 1)}
      />
      <IconButton
        label={words.remove(name)}
        icon={<Trash2 />}
        size="small"
        variant="danger"
        onClick={() => onRemove(at)}
      />
    </Buttons>
  );
}

const Heading = styled.h3`
  font-size: ${font.md};
`;

const Row = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
`;

const Head = styled(Cluster)`
  align-items: center;
  gap: ${space(2)} ${space(4)};
`;

const Buttons = styled.div`
  display: flex;
  margin-inline-start: auto;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  align-items: end;

  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
