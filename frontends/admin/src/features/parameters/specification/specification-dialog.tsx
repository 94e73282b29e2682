import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { SelectField, SkeletonLines, Stack } from '@afshoreh/ui';
import { font } from '@afshoreh/ui/theme';
import { useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { RecordDialog } from '../../../form/record-dialog';
import type { SentRecord } from '../../../form/use-record-form';
import { parametersQuery } from '../../../get-parameters';
import { useMay } from '../../../session/access';
import type { Family } from '../families';
import type { Parameter } from '../parameters';
import { copy } from './copy';
import { familiesQuery, readSpecification, specificationQuery, type Specification } from './get-specification';
import {
  bodyOf,
  rangeText,
  rowsOf,
  schemaOf,
  valuesOf,
  type SpecificationForm,
  type SpecificationValues,
} from './specification-form';
import { ValueRow } from './value-row';

interface SpecificationDialogProps {
  /** The id of the product. */
  id: number;
  onClose: () => void;
}

/** Edits the typed values of a product, from which the API writes its technical texts. */
export function SpecificationDialog({ id, onClose }: SpecificationDialogProps) {
  const readOnly = !useMay()('catalogue', 'write');
  const query = useQuery(specificationQuery(id));
  const parameters = useQuery(parametersQuery);
  const families = useQuery(familiesQuery);
  const known = parameters.data ?? [];
  const save = useSaveSpecification(id);
  return (
    <RecordDialog
      record={query.data}
      id={id}
      subject="product"
      cannotAdd
      queries={[query, parameters, families]}
      draft={`specification.${id}`}
      size="large"
      readOnly={readOnly}
      title={copy.title}
      description={query.data ? copy.description(query.data.name) : <SkeletonLines lines={1} />}
      words={copy}
      loadFailed={copy.loadFailed}
      failed={copy.saveFailed}
      schema={schemaOf(known)}
      valuesOf={(stored) => valuesOf(stored, known)}
      read={() => readSpecification(id)}
      save={save}
      labels={{ family: copy.family, values: copy.values }}
      formatValue={(field, value) => {
        if (field === 'family') return families.data?.find(({ code }) => code === value)?.name ?? copy.noFamily;
        return field === 'values' ? valuesText(value as Specification['values'], known) : undefined;
      }}
      onClose={onClose}
    >
      {(form) => <Fields form={form} parameters={known} families={families.data ?? []} />}
    </RecordDialog>
  );
}

function useSaveSpecification(id: number) {
  const queryClient = useQueryClient();
  return async ({ values, edited, signal }: SentRecord<SpecificationValues, Specification>) => {
    const call = { params: { path: { id } }, body: bodyOf(values, edited), signal };
    const saved = dataOf(await api.PUT('/admin/products/{id}/specification', call));
    showToast({ tone: 'success', title: copy.saved, description: saved.name });
    for (const queryKey of [['admin', 'products'], ['admin', 'unread-texts'], ['products']])
      void queryClient.invalidateQueries({ queryKey });
    return { ...saved, id };
  };
}

/** Formats the values of a conflict. A form and a stored record have the same fields, so both sides look alike. */
function valuesText(values: Specification['values'], parameters: readonly Parameter[]): string {
  return values
    .map(({ parameter: code, min, max, target, text }) => {
      const name = parameters.find((parameter) => parameter.code === code)?.name ?? code;
      return `${name}: ${text ?? (rangeText(min, max) || rangeText(target, target))}`;
    })
    .join('؛ ');
}

interface FieldsProps {
  form: SpecificationForm;
  parameters: readonly Parameter[];
  families: readonly Family[];
}

function Fields({ form, parameters, families }: FieldsProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const code = useWatch({ control: form.control, name: 'family' });
  const family = families.find((each) => each.code === code);
  const typed = form.form.getValues('values');
  const hasValue = (parameter: string) =>
    added.includes(parameter) || Object.values(typed[parameter] ?? {}).some((value) => value !== '' && value !== false);
  const { ofFamily, others } = rowsOf(family, parameters, hasValue);
  const shown = new Set([...ofFamily, ...others].map(({ parameter }) => parameter.code));
  const rest = parameters.filter((parameter) => !shown.has(parameter.code));
  return (
    <Stack $gap={4} onKeyDown={goToNextField}>
      <SelectField
        label={copy.family}
        hint={copy.familyHint}
        placeholder={copy.noFamily}
        options={families.map(({ code: value, name }) => ({ value, label: name }))}
        {...form.fieldProps('family')}
      />
      {ofFamily.map((row) => (
        <ValueRow key={row.parameter.code} form={form} {...row} />
      ))}
      {family && others.length > 0 && <Heading>{copy.others}</Heading>}
      {others.map((row) => (
        <ValueRow key={row.parameter.code} form={form} {...row} />
      ))}
      <SelectField
        label={copy.add}
        placeholder={copy.choose}
        value=""
        options={rest.map(({ code: value, name }) => ({ value, label: name }))}
        onChange={({ target }) => setAdded([...added, target.value])}
      />
    </Stack>
  );
}

/**
 * Enter moves to the next field like Tab, because a column of numbers is typed with the number pad. In the last field
 * it saves.
 */
function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('fieldset input')];
  const next = fields[fields.indexOf(target) + 1];
  event.preventDefault();
  if (!next) return target.form?.requestSubmit();
  next.focus();
  next.select();
}

const Heading = styled.h3`
  font-size: ${font.md};
`;
