import { formatNumber, toPersianDigits, type QuantityProblem } from '@afshoreh/persian';
import { copy } from './quantity-copy';

/** The error message for a text that is not an amount. */
export function quantityProblem(problem: QuantityProblem): string {
  if (problem.kind === 'ambiguous') return copy.ambiguous(...problem.readings.map(formatNumber));
  if (problem.kind === 'unitUnknown') return copy.unitUnknown(toPersianDigits(problem.unit));
  return copy[problem.kind];
}
