import { ValidationFailed, type FieldError } from '../../common/errors/index.js';
import type { KeyedText } from '../../common/validation/index.js';
import { copy } from '../copy.js';
import type { LimitColumn, LimitValue } from './limit-columns.js';
import { overlap, readLimits, type AskedLimits } from './limits.js';

type PlaceFilter = (product: { place: number }) => boolean;

/**
 * A filter for each limit: the product has a value that overlaps it, in the same terms.
 * @throws ValidationFailed naming each limit that is not understood: `spec[brix]`
 */
export function limitFilters(spec: readonly KeyedText[], columns: ReadonlyMap<string, LimitColumn>): PlaceFilter[] {
  const read = spec.map(([code, text]) => ({ code, column: columns.get(code), asked: readLimits(text) }));
  const errors = read.flatMap(({ code, column, asked }): FieldError[] => {
    const message = problemOf(code, column, asked);
    return message === null ? [] : [{ field: `spec[${code}]`, message }];
  });
  if (errors.length > 0) throw new ValidationFailed(errors);
  return read.map(({ column, asked }) => filterOf(column!, asked!));
}

function problemOf(code: string, column: LimitColumn | undefined, asked: AskedLimits | null): string | null {
  const { limits } = copy;
  if (!column) return copy.parameterUnknown(code);
  if (!column.filterable) return limits.notFilterable(column.name);
  if (!asked) return limits.malformed(column.name);
  if (asked.unit === undefined || asked.unit === column.unit) return null;
  return column.unit === null ? limits.noUnit(column.name) : limits.unitUnknown(column.name, column.unit);
}

function filterOf({ values }: LimitColumn, asked: AskedLimits): PlaceFilter {
  return ({ place }) => {
    const value = values[place];
    return value !== undefined && isInTerms(value, asked) && overlap(value.limits, asked);
  };
}

/** If the query names neither an acid nor a basis, a value matches when it is in the terms of its family. */
function isInTerms(value: LimitValue, { acid, basisBrix }: AskedLimits): boolean {
  if (acid === undefined && basisBrix === undefined) return value.isUsual;
  return value.acid === (acid ?? null) && value.basisBrix === (basisBrix ?? null);
}
