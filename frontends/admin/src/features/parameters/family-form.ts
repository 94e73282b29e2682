import { parsePersianDay } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { optionalTypedDay, persianDay } from '../../form/persian-day';
import type { RecordDialogForm } from '../../form/record-dialog';
import { familyCopy } from './copy';
import type { Family, FamilyParameter } from './families';
import { measuredText, parseMeasured } from './measured-number';
import { codeSchema, nameSchema } from './parameters';

const { errors } = familyCopy.form;
const ACIDS = Object.keys(familyCopy.acids) as Exclude<FamilyParameter['acid'], null | undefined>[];

const measured = z.string().check(z.refine((typed) => parseMeasured(typed) !== undefined, errors.number));
/** A number between two limits, both included; it may be empty. */
const within = (least: number, most: number, message: string) =>
  z.string().check(
    z.refine((typed) => {
      const value = parseMeasured(typed, 2);
      return value === null || (value !== undefined && value >= least && value <= most);
    }, message),
  );
const line = z.string().check(z.trim(), z.maxLength(200, errors.tooLong));

/** The limits are those of the API (openapi.json). */
const rowSchema = z
  .object({
    parameter: z.string(),
    required: z.boolean(),
    usualMin: measured,
    usualMax: measured,
    legalMin: measured,
    legalMax: measured,
    legalStandard: line,
    basisBrix: within(0.1, 100, errors.basis),
    acid: z.enum(['', ...ACIDS]),
    endPoint: within(0, 14, errors.endPoint),
    source: line,
    sourceDate: optionalTypedDay(errors.date),
    confirmed: z.boolean(),
  })
  .check(
    z.refine(({ usualMin, usualMax }) => isOrdered(usualMin, usualMax), { error: errors.reversed, path: ['usualMin'] }),
    z.refine(({ legalMin, legalMax }) => isOrdered(legalMin, legalMax), { error: errors.reversed, path: ['legalMin'] }),
  );
type RowValues = z.infer<typeof rowSchema>;

function isOrdered(least: string, most: string): boolean {
  const [from, to] = [parseMeasured(least), parseMeasured(most)];
  return from == null || to == null || from <= to;
}

export const familySchema = z.object({
  code: codeSchema,
  name: nameSchema,
  englishName: nameSchema,
  parameters: z.array(rowSchema),
});
export type FamilyValues = z.infer<typeof familySchema>;
export type FamilyForm = RecordDialogForm<FamilyValues, FamilyValues, Family>;

export function rowValues(row: Partial<FamilyParameter> & { parameter: string }): RowValues {
  const { parameter, required = false, confirmed = false, legalStandard, acid, source, sourceDate } = row;
  return {
    parameter,
    required,
    usualMin: measuredText(row.usualMin),
    usualMax: measuredText(row.usualMax),
    legalMin: measuredText(row.legalMin),
    legalMax: measuredText(row.legalMax),
    legalStandard: legalStandard ?? '',
    basisBrix: measuredText(row.basisBrix),
    acid: acid ?? '',
    endPoint: measuredText(row.endPoint),
    source: source ?? '',
    sourceDate: sourceDate ? persianDay(sourceDate) : '',
    confirmed,
  };
}

export const familyValues = (family?: Family): FamilyValues => ({
  code: family?.code ?? '',
  name: family?.name ?? '',
  englishName: family?.englishName ?? '',
  parameters: (family?.parameters ?? []).map(rowValues),
});

/** Empty fields are sent as null. */
export const familyBody = ({ parameters, ...rest }: FamilyValues) => ({
  ...rest,
  parameters: parameters.map((row) => ({
    parameter: row.parameter,
    required: row.required,
    usualMin: parseMeasured(row.usualMin) ?? null,
    usualMax: parseMeasured(row.usualMax) ?? null,
    legalMin: parseMeasured(row.legalMin) ?? null,
    legalMax: parseMeasured(row.legalMax) ?? null,
    legalStandard: row.legalStandard || null,
    basisBrix: parseMeasured(row.basisBrix) ?? null,
    acid: row.acid || null,
    endPoint: parseMeasured(row.endPoint) ?? null,
    source: row.source || null,
    sourceDate: parsePersianDay(row.sourceDate),
    confirmed: row.confirmed,
  })),
});
