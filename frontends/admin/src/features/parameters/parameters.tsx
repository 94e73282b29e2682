import { parseWholeNumber, toPersianDigits } from '@afshoreh/persian';
import { Checkbox, SelectField, TextArea, TextField } from '@afshoreh/ui';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FieldsGrid } from '../../form/fields-grid';
import type { RecordDialogForm } from '../../form/record-dialog';
import { byText } from '../../list/local-page';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { ResourceDialog } from '../../resource/resource-dialog';
import { copy } from './copy';

export type Parameter = ItemOf<'/parameters'>;
type Group = Parameter['group'];
type Kind = Parameter['kind'];

export const GROUPS = Object.keys(copy.groups) as [Group, ...Group[]];
const KINDS = Object.keys(copy.kinds) as [Kind, ...Kind[]];
const NUMERIC: readonly Kind[] = ['range', 'at_most', 'at_least'];
/** Whether values of the kind are numbers. */
export const isNumeric = (kind: Kind): boolean => NUMERIC.includes(kind);

export const parameters = resource({
  path: '/parameters',
  key: 'parameters',
  subject: 'parameter',
  // Pages of products show names and units, and the filters of the list come from the parameters.
  alsoInvalidates: [['products'], ['admin', 'families'], ['admin', 'specification']],
  nameOf: ({ name }) => name,
  words: copy,
  sorts: copy.sorts,
  clientSide: {
    searchTexts: ({ code, name, englishName }) => [code, name, englishName],
    comparators: {
      // The API sorts by position, and sorting is stable.
      group: (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group),
      name: byText(({ name }) => name),
    },
  },
});

const words = copy.form;
const { errors } = words;
const CODE = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/;
const short = (limit: number) => z.string().check(z.trim(), z.maxLength(limit, errors.tooLong(toPersianDigits(limit))));
/** A Latin name for programs. The limits in this file are those of the API (openapi.json). */
export const codeSchema = z.string().check(z.trim(), z.regex(CODE, errors.code), z.maxLength(64, errors.code));
export const nameSchema = z.string().check(z.trim(), z.minLength(1, errors.name), z.maxLength(100, errors.name));
const isDecimals = (typed: string) => (parseWholeNumber(typed) ?? 7) <= 6;
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const schema = z
  .object({
    code: codeSchema,
    name: nameSchema,
    englishName: nameSchema,
    group: z.enum(GROUPS),
    kind: z.enum(KINDS),
    unit: short(32),
    unitName: short(64),
    decimals: z.string().check(z.refine(isDecimals, errors.decimals)),
    method: short(200),
    /** One choice on each line. */
    choices: z.string(),
    filterable: z.boolean(),
  })
  .check(
    z.refine(({ kind, choices }) => kind !== 'choice' || linesOf(choices).length > 0, {
      error: errors.choices,
      path: ['choices'],
    }),
    z.refine(({ kind, filterable }) => !filterable || isNumeric(kind), {
      error: errors.filterable,
      path: ['filterable'],
    }),
  );
type Values = z.infer<typeof schema>;

function valuesOf(parameter?: Parameter): Values {
  const { code = '', name = '', englishName = '', group = 'chemical', kind = 'range' } = parameter ?? {};
  const { unit, unitName, decimals = 2, method, choices = [], filterable = false } = parameter ?? {};
  return {
    code,
    name,
    englishName,
    group,
    kind,
    unit: unit ?? '',
    unitName: unitName ?? '',
    decimals: toPersianDigits(decimals),
    method: method ?? '',
    choices: choices.join('\n'),
    filterable,
  };
}

/** A changed parameter keeps its code, so it is not sent. */
function bodyOf({ code, decimals, choices, ...rest }: Values, edited: Parameter | undefined) {
  const fields = { ...rest, decimals: parseWholeNumber(decimals) ?? 0, choices: linesOf(choices) };
  return edited ? fields : { ...fields, code };
}

interface ParameterDialogProps {
  /** The parameter to edit; undefined adds one. */
  record: Parameter | undefined;
  onClose: () => void;
}

export function ParameterDialog(props: ParameterDialogProps) {
  return (
    <ResourceDialog
      {...props}
      of={parameters}
      words={words}
      schema={schema}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      draft={`parameter.${props.record?.id ?? 'new'}`}
      size="large"
      labels={words as unknown as Record<string, string>}
      formatValue={(field, value) =>
        field === 'group' ? copy.groups[value as Group] : field === 'kind' ? copy.kinds[value as Kind] : undefined
      }
    >
      {(form) => <Fields form={form} />}
    </ResourceDialog>
  );
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

function Fields({ form: { control, fieldProps, edited } }: { form: RecordDialogForm<Values, Values, Parameter> }) {
  const kind = useWatch({ control, name: 'kind' });
  return (
    <FieldsGrid>
      <TextField label={words.name} required {...fieldProps('name')} />
      <TextField label={words.englishName} required dir="auto" {...fieldProps('englishName')} />
      <TextField
        label={words.code}
        hint={words.codeHint}
        required
        ltr
        autoComplete="off"
        readOnly={edited !== undefined}
        {...fieldProps('code')}
      />
      <SelectField label={words.group} options={optionsOf(copy.groups)} {...fieldProps('group')} />
      <SelectField label={words.kind} options={optionsOf(copy.kinds)} {...fieldProps('kind')} />
      <TextField label={words.method} {...fieldProps('method')} />
      {isNumeric(kind) && (
        <>
          <TextField label={words.unit} hint={words.unitHint} ltr {...fieldProps('unit')} />
          <TextField label={words.unitName} hint={words.unitNameHint} {...fieldProps('unitName')} />
          <TextField label={words.decimals} inputMode="numeric" autoComplete="off" {...fieldProps('decimals')} />
          <Checkbox label={words.filterable} {...fieldProps('filterable')} />
        </>
      )}
      {kind === 'choice' && (
        <div data-wide>
          <TextArea label={words.choices} hint={words.choicesHint} required {...fieldProps('choices')} />
        </div>
      )}
    </FieldsGrid>
  );
}
