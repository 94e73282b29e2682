import type { Schemas } from '@afshoreh/api-client';
import { toPersianDigits } from '@afshoreh/persian';
import * as z from 'zod/mini';
import type { RecordDialogForm } from '../../../form/record-dialog';
import type { Family, FamilyParameter } from '../families';
import { measuredText, parseMeasured } from '../measured-number';
import { isNumeric, type Parameter } from '../parameters';
import { copy } from './copy';
import type { Specification } from './get-specification';

const { errors } = copy;
const LONGEST_TEXT = 200;
export const NUMBERS = ['min', 'max', 'target'] as const;
export type NumberField = (typeof NUMBERS)[number];
type StoredValue = Specification['values'][number];
type SentValue = Schemas['SaveSpecificationRow'];

/** Numbers stay text while they are typed. */
const rowSchema = z.object({
  min: z.string(),
  max: z.string(),
  target: z.string(),
  text: z.string().check(z.trim(), z.maxLength(LONGEST_TEXT, errors.text)),
  /** Whether the technical text is generated from the value, although staff have worded it otherwise. */
  automatic: z.boolean(),
  /** Whether staff have confirmed a text that could not be parsed. */
  accepted: z.boolean(),
});
export type RowValues = z.infer<typeof rowSchema>;
type Problem = readonly [field: keyof RowValues, message: string];

/** The values by the code of their parameter. A draft keeps the version, so that saving an old one is a conflict. */
export interface SpecificationValues {
  family: string;
  version: number;
  values: Record<string, RowValues>;
}
export type SpecificationForm = RecordDialogForm<SpecificationValues, SpecificationValues, Specification>;

export const BLANK: RowValues = { min: '', max: '', target: '', text: '', automatic: false, accepted: false };

/** The contradictions in the values of one parameter. */
export function problemsOf(row: RowValues, decimals: number): Problem[] {
  const wrong = NUMBERS.filter((field) => parseMeasured(row[field], decimals) === undefined);
  if (wrong.length > 0) return wrong.map((field) => [field, errors.number(toPersianDigits(decimals))]);
  const contradiction = contradictionOf(row, decimals);
  return contradiction ? [contradiction] : [];
}

/** Numbers that contradict each other; null while one of them is not a number. */
export function contradictionOf(row: RowValues, decimals: number): Problem | null {
  const [min, max, target] = NUMBERS.map((field) => parseMeasured(row[field], decimals));
  if (min != null && max != null && min > max) return ['min', errors.reversed];
  const isOutside = target != null && ((min != null && target < min) || (max != null && target > max));
  return isOutside ? ['target', errors.target] : null;
}

export const schemaOf = (parameters: readonly Parameter[]) =>
  z
    .object({ family: z.string(), version: z.number(), values: z.record(z.string(), rowSchema) })
    .check(({ value, issues }) => {
      for (const { code, decimals } of parameters)
        for (const [field, message] of problemsOf(value.values[code] ?? BLANK, decimals))
          issues.push({ code: 'custom', input: value, path: ['values', code, field], message });
    });

const rowOf = (stored: StoredValue | undefined): RowValues =>
  stored
    ? {
        ...BLANK,
        min: measuredText(stored.min),
        max: measuredText(stored.max),
        target: measuredText(stored.target),
        text: stored.text ?? '',
      }
    : BLANK;

/** Every parameter has a row, so that a change of the family loses nothing. */
export function valuesOf(stored: Specification | undefined, parameters: readonly Parameter[]): SpecificationValues {
  const rows = parameters.map(({ code }) => [code, rowOf(stored?.values.find(({ parameter }) => parameter === code))]);
  return {
    family: stored?.family ?? '',
    version: stored?.version ?? 0,
    values: Object.fromEntries(rows) as Record<string, RowValues>,
  };
}

/** The rows with a value. A text beside numbers is the earlier text that was parsed, so the numbers replace it. */
export function bodyOf(
  { family, version, values }: SpecificationValues,
  edited: Specification | undefined,
): Schemas['SaveSpecification'] & { version: number } {
  const rows = Object.entries(values).flatMap(([parameter, row]): SentValue[] => {
    const [min = null, max = null, target = null] = NUMBERS.map((field) => parseMeasured(row[field]));
    const hasNumber = [min, max, target].some((value) => value !== null);
    const text = hasNumber ? null : row.text.trim() || null;
    if (!hasNumber && text === null) return [];
    const stored = edited?.values.find((each) => each.parameter === parameter);
    const automatic = row.automatic && { automatic: true };
    if (!hasNumber) return [{ parameter, text, ...automatic, ...(row.accepted && { unread: false }) }];
    return [{ parameter, min, max, target, ...automatic, ...termsOf(stored, family === (edited?.family ?? '')) }];
  });
  return { family: family || null, values: rows, version };
}

/** The terms of a value: a stored value keeps its own, a new one or one of another family gets those of the family. */
function termsOf(stored: StoredValue | undefined, isSameFamily: boolean) {
  if (!stored || stored.text !== null || !isSameFamily) return {};
  const { basisBrix, acid, endPoint } = stored;
  return { basisBrix, acid, endPoint };
}

export interface Row {
  parameter: Parameter;
  /** How the family states the parameter; undefined when the family does not have it. */
  usual: FamilyParameter | undefined;
}

/** The parameters of the family, the required ones first, followed by other parameters that have a value. */
export function rowsOf(
  family: Family | undefined,
  parameters: readonly Parameter[],
  hasValue: (code: string) => boolean,
): { ofFamily: Row[]; others: Row[] } {
  const known = new Map(parameters.map((parameter) => [parameter.code, parameter]));
  const inFamily = (family?.parameters ?? []).flatMap((usual): Row[] => {
    const parameter = known.get(usual.parameter);
    return parameter ? [{ parameter, usual }] : [];
  });
  const codes = new Set(inFamily.map(({ parameter }) => parameter.code));
  return {
    ofFamily: inFamily.toSorted((a, b) => Number(b.usual?.required) - Number(a.usual?.required)),
    others: parameters
      .filter(({ code }) => !codes.has(code) && hasValue(code))
      .map((parameter) => ({ parameter, usual: undefined })),
  };
}

/** The fields for this kind of parameter. Other fields are shown only when they have a stored value. */
export function fieldsOf({ kind }: Parameter, stored: StoredValue | undefined): (NumberField | 'text')[] {
  const usual = { range: NUMBERS, at_most: ['max'], at_least: ['min'] } as const;
  if (!isNumeric(kind)) return ['text'];
  const shown: readonly string[] = usual[kind as keyof typeof usual];
  const all = [...NUMBERS, 'text'] as const;
  return all.filter((field) => shown.includes(field) || (stored && stored[field] !== null));
}

/** Whether a typed number lies outside the legal limits or, less serious, the usual range. */
export function doubtOf(row: RowValues, usual: FamilyParameter | undefined): 'illegal' | 'unusual' | null {
  const numbers = NUMBERS.map((field) => parseMeasured(row[field])).filter((value) => typeof value === 'number');
  const isOutside = (from?: number | null, to?: number | null) =>
    numbers.some((value) => (from != null && value < from) || (to != null && value > to));
  if (usual?.confirmed && isOutside(usual.legalMin, usual.legalMax)) return 'illegal';
  return isOutside(usual?.usualMin, usual?.usualMax) ? 'unusual' : null;
}

/** «۱٫۵ تا ۲٫۵», «از ۱», «تا ۲»; empty without limits. */
export function rangeText(from?: number | null, to?: number | null): string {
  if (from == null) return to == null ? '' : copy.atMost(measuredText(to));
  return to == null ? copy.atLeast(measuredText(from)) : copy.between(measuredText(from), measuredText(to));
}
