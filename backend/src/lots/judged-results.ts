import { judge, type ResultLimit } from '@afshoreh/persian/analyses';
import type { EntityManager } from 'typeorm';
import { parametersOf, productLimits, type Parameter, type ProductLimit } from '../catalog/index.js';
import { ValidationFailed, type FieldError } from '../common/errors/index.js';
import type { SaveResultDto } from './analyses.dto.js';
import { copy } from './copy.js';
import type { AnalysedParameter, StatedParameter } from './lot.entity.js';

/** The parameters that a certificate of a product states today, by code and in the order of the data sheet. */
export type StatedParameters = ReadonlyMap<string, StatedParameter>;

/** Empty without a product. */
export async function statedParameters(manager: EntityManager, productId: number | null): Promise<StatedParameters> {
  const limits = productId === null ? [] : await productLimits(manager, productId);
  return new Map(limits.map((limit) => [limit.parameter.code, statedOf(limit.parameter, limit)]));
}

/** The results of a form with their verdicts. @throws ValidationFailed for unknown parameters and missing values */
export async function judgedResults(
  manager: EntityManager,
  form: readonly SaveResultDto[],
  stated: StatedParameters,
): Promise<AnalysedParameter[]> {
  const codes = form.map(({ parameter }) => parameter);
  const parameters = await parametersOf(manager, codes, 'results');
  const errors = form.flatMap(problemsOf);
  if (errors.length > 0) throw new ValidationFailed(errors);
  return form.map((row) => resultOf(row, stated.get(row.parameter) ?? statedOf(parameters.get(row.parameter)!)));
}

/** The same results with the limits of today. */
export function judgedAnew(results: readonly AnalysedParameter[], stated: StatedParameters): AnalysedParameter[] {
  return results.map((result) => withVerdict(result, stated.get(result.parameter)?.limit ?? null));
}

function statedOf(parameter: Parameter, limit?: ProductLimit): StatedParameter {
  const { code, name, englishName, unit, unitName, method } = parameter;
  const { basisBrix = null, acid = null, endPoint = null } = limit ?? {};
  const terms = { unit, basisBrix, acid, endPoint };
  return { parameter: code, name, englishName, unitName, method, ...terms, limit: limit ? limitIn(limit) : null };
}

function limitIn({ parameter, minimum, maximum, absent, text, basisBrix, acid, endPoint }: ProductLimit) {
  if (minimum === null && maximum === null && !absent && text === null) return null;
  return { min: minimum, max: maximum, absent, text, unit: parameter.unit, basisBrix, acid, endPoint };
}

/** Terms that the form leaves out are the usual terms of the parameter. */
function resultOf(row: SaveResultDto, stated: StatedParameter): AnalysedParameter {
  const { unit = stated.unit, method = stated.method } = row;
  const { basisBrix = stated.basisBrix, acid = stated.acid, endPoint = stated.endPoint } = row;
  const { operator, value = null, text = null } = row;
  const unitName = unit === stated.unit ? stated.unitName : unit;
  return withVerdict(
    {
      ...stated,
      operator,
      value,
      text,
      unit,
      unitName,
      method,
      basisBrix,
      acid,
      endPoint,
      verdict: null,
      reason: null,
    },
    stated.limit,
  );
}

export function withVerdict(result: AnalysedParameter, limit: ResultLimit | null): AnalysedParameter {
  return { ...result, limit, ...(limit ? judge(result, limit) : { verdict: null, reason: null }) };
}

function problemsOf({ operator, value = null, text = null }: SaveResultDto, at: number): FieldError[] {
  const problem = (field: string, message: string): FieldError[] => [{ field: `results.${at}.${field}`, message }];
  if (operator === 'text') return text === null ? problem('text', copy.valueMissing) : noValue(value, problem);
  if (text !== null) return problem('text', copy.textExtra);
  if (operator === 'absent') return noValue(value, problem);
  if (value === null) return problem('value', copy.valueMissing);
  return value === 0 && operator === 'below' ? problem('value', copy.notZero) : [];
}

function noValue(value: number | null, problem: (field: string, message: string) => FieldError[]): FieldError[] {
  return value === null ? [] : problem('value', copy.valueExtra);
}
