import { digitsOf, parseResult } from '@afshoreh/persian/analyses';
import type { BuyerLimit } from '@afshoreh/persian/specification';
import { copy } from './copy';

export type LimitKind = keyof typeof copy.form.kinds;

/** The typed values of the form for a limit. */
export interface LimitValues {
  parameter: string;
  kind: LimitKind;
  from: string;
  to: string;
  unit: string;
  acid: string;
  basis: string;
}

export const blankLimit: LimitValues = {
  parameter: '',
  kind: 'between',
  from: '',
  to: '',
  unit: '',
  acid: '',
  basis: '',
};

export type LimitProblems = Partial<Record<keyof LimitValues, string>>;

/** Parses a number with digits of any script; null for anything else. */
function numberOf(text: string): number | null {
  const read = parseResult(text);
  return read?.operator === 'equal' ? read.value : null;
}

/**
 * The limit that the form describes, or the problem with it. The end point is the family's, because the form has no
 * field for it.
 */
export function limitOfForm(values: LimitValues, endPoint: number | null): BuyerLimit | LimitProblems {
  const { parameter, kind } = values;
  const [from, to, basis] = [values.from, values.to, values.basis].map(numberOf);
  const problems: LimitProblems = {};
  const { parameterMissing, notANumber, reversed } = copy.form;
  if (parameter === '') problems.parameter = parameterMissing;
  if ((kind === 'between' || kind === 'min') && from == null) problems.from = notANumber;
  if ((kind === 'between' || kind === 'max') && to == null) problems.to = notANumber;
  if (kind === 'between' && from != null && to != null && from > to) problems.to = reversed;
  if (values.basis.trim() !== '' && basis == null) problems.basis = notANumber;
  if (Object.keys(problems).length > 0) return problems;
  return {
    parameter,
    min: kind === 'between' || kind === 'min' ? from! : null,
    max: kind === 'between' || kind === 'max' ? to! : null,
    absent: kind === 'absent',
    unit: values.unit || null,
    basisBrix: basis ?? null,
    acid: values.acid || null,
    endPoint,
  };
}

/** Formats a number as people type it in Persian. */
export const textOf = (value: number | null) => (value === null ? '' : digitsOf(value));

export function formOfLimit({ parameter, min, max, absent, unit, acid, basisBrix }: BuyerLimit): LimitValues {
  const kind = absent ? 'absent' : min === null ? 'max' : max === null ? 'min' : 'between';
  return {
    parameter,
    kind,
    from: textOf(min),
    to: textOf(max),
    unit: unit ?? '',
    acid: acid ?? '',
    basis: textOf(basisBrix),
  };
}
