import type { Terms } from '../parameters/family.entity.js';

/** A value with its terms: numbers, or a text instead. */
export interface TypedValue extends Terms {
  minimum: number | null;
  maximum: number | null;
  target: number | null;
  valueText: string | null;
}

const fields = ['minimum', 'maximum', 'target', 'valueText', 'basisBrix', 'acid', 'endPoint'] as const;

export const blankValue: TypedValue = {
  minimum: null,
  maximum: null,
  target: null,
  valueText: null,
  basisBrix: null,
  acid: null,
  endPoint: null,
};

/** Whether two values say the same, in the same terms. */
export function isSameValue(a: TypedValue, b: TypedValue): boolean {
  return fields.every((field) => a[field] === b[field]);
}
