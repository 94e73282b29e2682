import type { Schemas } from '@afshoreh/api-client';
import { formatDate, parsePersianDay, toPersianDigits } from '@afshoreh/persian';
import { formatResult, judge, parseResult, type Judgement } from '@afshoreh/persian/analyses';
import * as z from 'zod/mini';
import { persianDay, typedDay } from '../../form/persian-day';
import type { RecordDialogForm } from '../../form/record-dialog';
import { copy } from './copy';
import type { Analysis, LotDetails } from './lots';

const { errors } = copy.analysis;
type Result = Analysis['results'][number];
/** A parameter with its limit, if the specification of the product has one. */
export type StatedParameter = LotDetails['parameters'][number];
type Acid = StatedParameter['acid'];
const KINDS = Object.keys(copy.analysis.kinds) as [Analysis['kind'], ...Analysis['kind'][]];

const line = (limit: number) => z.string().check(z.trim(), z.maxLength(limit, errors.tooLong(toPersianDigits(limit))));
const isPast = (typed: string) => (parsePersianDay(typed) ?? '') <= (parsePersianDay(formatDate(new Date())) ?? '');
const isNotBelowZero = (typed: string) => {
  const { operator, value } = parseResult(typed) ?? {};
  return operator !== 'below' || value !== 0;
};

/** The limits are those of the API (openapi.json). */
export const analysisSchema = z.object({
  kind: z.enum(KINDS),
  laboratory: z.string().check(z.trim(), z.minLength(1, errors.laboratory), z.maxLength(200, errors.laboratory)),
  accreditation: line(100),
  analysedOn: typedDay(errors.date).check(z.refine(isPast, errors.future)),
  releasedBy: line(100),
  file: z.string(),
  results: z.array(
    z.object({
      parameter: z.string(),
      /** The result as a laboratory writes it: «۷۰٫۲», «<۰٫۰۵», «منفی». An empty one is not sent. */
      typed: line(200).check(z.refine(isNotBelowZero, errors.notZero)),
      unit: line(32),
      method: line(200),
      basisBrix: z.nullable(z.number()),
      acid: z.nullable(z.custom<NonNullable<Acid>>()),
      endPoint: z.nullable(z.number()),
    }),
  ),
});
export type AnalysisValues = z.infer<typeof analysisSchema>;
export type AnalysisForm = RecordDialogForm<AnalysisValues, AnalysisValues, Analysis>;
export type ResultValues = AnalysisValues['results'][number];

/** The row of a parameter; empty without a result. */
export function resultValues(stated: StatedParameter | Result): ResultValues {
  const { parameter, unit, method, basisBrix, acid, endPoint } = stated;
  const typed = 'operator' in stated ? formatResult(stated) : '';
  return { parameter, typed, unit: unit ?? '', method: method ?? '', basisBrix, acid, endPoint };
}

/**
 * The values of a certificate, or of a new one, which starts with the results of the edition that it corrects. Parameters of
 * the specification without a result are empty rows, but not on a published certificate.
 */
export function analysisValues(lot: LotDetails | undefined, of: Analysis | undefined): AnalysisValues {
  const { kind = 'lot', laboratory = '', accreditation, analysedOn, releasedBy, file, results = [] } = of ?? {};
  const isMissing = ({ parameter }: StatedParameter) => results.every((result) => result.parameter !== parameter);
  const isFixed = of?.publishedAt != null;
  const missing = isFixed ? [] : (lot?.parameters ?? []).filter(isMissing);
  return {
    kind,
    laboratory,
    accreditation: accreditation ?? '',
    analysedOn: analysedOn ? persianDay(analysedOn) : '',
    releasedBy: releasedBy ?? '',
    file: file ?? '',
    results: [...results, ...missing].map(resultValues),
  };
}

export function analysisBody(values: AnalysisValues, corrects: number | null): Schemas['SaveAnalysis'] {
  const { accreditation, analysedOn, releasedBy, file, results, ...rest } = values;
  return {
    ...rest,
    corrects,
    accreditation: accreditation || null,
    analysedOn: parsePersianDay(analysedOn) ?? '',
    releasedBy: releasedBy || null,
    file: file || null,
    results: results.flatMap(({ typed, unit, method, ...terms }) => {
      const result = parseResult(typed);
      return result ? [{ ...terms, ...result, unit: unit || null, method: method || null }] : [];
    }),
  };
}

/** The verdict on the typed result, by the same rules as in the API; null without a result or a limit. */
export function judgementOf(row: ResultValues, limit: StatedParameter['limit']): Judgement | null {
  const result = parseResult(row.typed);
  return result && limit && judge({ ...row, ...result, unit: row.unit.trim() || null }, limit);
}

/** Puts the results of a table into the rows of their parameters. Results of other parameters are appended. */
export function withSheet(rows: readonly ResultValues[], found: readonly Result[]): ResultValues[] {
  const read = new Map(found.map((result) => [result.parameter, resultValues(result)]));
  const known = rows.map((row) => read.get(row.parameter) ?? row);
  const isNew = ({ parameter }: ResultValues) => rows.every((row) => row.parameter !== parameter);
  return [...known, ...[...read.values()].filter(isNew)];
}
