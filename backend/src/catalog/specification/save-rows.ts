import { ValidationFailed, type FieldError } from '../../common/errors/index.js';
import { copy } from '../copy.js';
import { isNumeric } from '../parameters/parameter-kinds.js';
import type { Parameter } from '../parameters/parameter.entity.js';
import type { Product } from '../product.entity.js';
import { noTerms, type FamilyTerms } from './families-read.js';
import { ProductSpecification, type Specification } from './product-specification.entity.js';
import type { SaveSpecificationRowDto } from './specification.dto.js';

interface Basis {
  /** By code. */
  parameters: ReadonlyMap<string, Parameter>;
  terms: FamilyTerms;
  stored: Specification;
}

/** The rows of a form. Throws ValidationFailed for values that contradict themselves or the kind of their parameter. */
export function specificationRows(
  product: Product,
  form: readonly SaveSpecificationRowDto[],
  { parameters, terms, stored }: Basis,
): ProductSpecification[] {
  const errors = form.flatMap((row, at) => problemsOf(row, parameters.get(row.parameter)!, at));
  if (errors.length > 0) throw new ValidationFailed(errors);
  return form.map((row) => {
    const parameter = parameters.get(row.parameter)!;
    const { text, min, max, target } = row;
    const isText = typeof text === 'string';
    const usual = terms.of(product.familyId, parameter.id);
    const { basisBrix = usual.basisBrix, acid = usual.acid, endPoint = usual.endPoint } = isText ? noTerms : row;
    const before = stored.rows.find(({ parameterId }) => parameterId === parameter.id);
    return Object.assign(new ProductSpecification(), {
      productId: product.id,
      parameterId: parameter.id,
      parameter,
      minimum: min ?? null,
      maximum: max ?? null,
      target: target ?? null,
      valueText: text ?? null,
      basisBrix,
      acid,
      endPoint,
      unread: row.unread !== false && before?.unread === true && before.valueText === text,
    });
  });
}

function problemsOf(row: SaveSpecificationRowDto, parameter: Parameter, at: number): FieldError[] {
  const { min = null, max = null, target = null, text = null } = row;
  const { name, kind, choices } = parameter;
  const problem = (field: string, message: string): FieldError[] => [{ field: `values.${at}.${field}`, message }];
  const hasNumber = min !== null || max !== null || target !== null;
  if (!hasNumber && text === null) return problem(isNumeric(kind) ? 'min' : 'text', copy.valueMissing);
  if (hasNumber && (text !== null || !isNumeric(kind))) return problem('text', copy.valueIsText(name));
  if (text !== null && kind === 'choice' && !choices?.includes(text)) return problem('text', copy.choiceUnknown(name));
  if (min !== null && max !== null && min > max) return problem('min', copy.rangeReversed);
  const isOutside = target !== null && ((min !== null && target < min) || (max !== null && target > max));
  return isOutside ? problem('target', copy.targetOutside) : [];
}
