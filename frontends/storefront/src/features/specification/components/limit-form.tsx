import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Schemas } from '@afshoreh/api-client';
import { acidNames, unitsLike } from '@afshoreh/persian/analyses';
import type { BuyerLimit } from '@afshoreh/persian/specification';
import { Button, SelectField, TextField } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { FamilyTerms } from '../family-terms';
import {
  blankLimit,
  formOfLimit,
  limitOfForm,
  type LimitKind,
  type LimitProblems,
  textOf,
  type LimitValues,
} from '../limit-form';

const text = copy.form;
type Parameter = Schemas['Parameter'];

interface LimitFormProps {
  parameters: readonly Parameter[];
  terms: FamilyTerms;
  /** The limit to edit; null adds one. */
  edited: BuyerLimit | null;
  onSave: (limit: BuyerLimit) => void;
  onCancel: () => void;
}

const numeric = ['range', 'at_most', 'at_least'];
const usualKind: Record<string, LimitKind> = { at_most: 'max', at_least: 'min', absent: 'absent' };

/** Adds or changes the limit of one parameter. */
export function LimitForm({ parameters, terms, edited, onSave, onCancel }: LimitFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<LimitValues>(edited ? formOfLimit(edited) : blankLimit);
  const [problems, setProblems] = useState<LimitProblems>({});
  const usual = terms.usual(values.parameter);
  const parameter = parameters.find(({ code }) => code === values.parameter);
  useEffect(() => {
    if (edited) form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [edited]);

  const set = (change: Partial<LimitValues>) => {
    setValues((before) => ({ ...before, ...change }));
    setProblems((before) => ({ ...before, ...Object.fromEntries(Object.keys(change).map((key) => [key, undefined])) }));
  };
  const field = (name: keyof LimitValues) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    ...(problems[name] !== undefined && { error: problems[name] }),
  });

  function handleParameter(code: string) {
    const chosen = parameters.find((each) => each.code === code);
    const { acid, basisBrix } = terms.usual(code);
    set({
      parameter: code,
      kind: usualKind[chosen?.kind ?? ''] ?? 'between',
      unit: chosen?.unit ?? '',
      acid: acid ?? '',
      basis: textOf(basisBrix),
    });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const read = limitOfForm(values, usual.endPoint);
    if ('absent' in read) {
      onSave(read);
      return setValues(blankLimit);
    }
    setProblems(read);
    const [first] = Object.keys(read);
    (form.current?.elements.namedItem(first ?? '') as HTMLElement | null)?.focus();
  }

  const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <Form ref={form} noValidate onSubmit={handleSubmit} aria-label={edited ? text.change : text.add}>
      <h3>{edited ? text.change : text.add}</h3>
      <SelectField
        label={text.parameter}
        placeholder={text.choose}
        disabled={edited !== null}
        options={parameters
          .filter(({ kind }) => numeric.includes(kind) || kind === 'absent')
          .map(({ code, name }) => ({ value: code, label: name }))}
        {...field('parameter')}
        onChange={({ target }) => handleParameter(target.value)}
      />
      <SelectField
        label={text.kind}
        options={Object.entries(text.kinds).map(([value, label]) => ({ value, label }))}
        {...field('kind')}
      />
      {(values.kind === 'between' || values.kind === 'min') && (
        <TextField label={values.kind === 'min' ? text.value : text.from} {...number} {...field('from')} />
      )}
      {(values.kind === 'between' || values.kind === 'max') && (
        <TextField label={values.kind === 'max' ? text.value : text.to} {...number} {...field('to')} />
      )}
      {parameter?.unit && (
        <SelectField
          label={text.unit}
          options={unitsLike(parameter.unit).map((unit) => ({ value: unit, label: unit }))}
          {...field('unit')}
        />
      )}
      {usual.acid !== null && (
        <SelectField
          label={text.acid}
          options={Object.entries(acidNames).map(([value, label]) => ({ value, label }))}
          {...field('acid')}
        />
      )}
      {usual.basisBrix !== null && (
        <TextField label={text.basis} hint={text.basisHint} {...number} {...field('basis')} />
      )}
      <div>
        <Button type="submit">{edited ? text.save : text.submit}</Button>
        {edited && (
          <Button variant="ghost" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > h3,
  > div:last-child {
    grid-column: 1 / -1;
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
`;
