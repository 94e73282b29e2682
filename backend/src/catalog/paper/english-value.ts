import type { TypedValue } from '../specification/typed-value.js';

type Numbers = Pick<TypedValue, 'minimum' | 'maximum' | 'target'>;

/** «70 ± 1», «1.5 – 2.5», «≤ 50»: the numbers of a value as English papers write them; null for a text. */
export function englishValue({ minimum, maximum, target }: Numbers): string | null {
  if (minimum === null) return maximum === null ? textOf(target) : `≤ ${maximum}`;
  if (maximum === null) return `≥ ${minimum}`;
  if (target === null || Math.abs(target - minimum - (maximum - target)) > 1e-9) return `${minimum} – ${maximum}`;
  return `${target} ± ${Number((target - minimum).toFixed(6))}`;
}

const textOf = (number: number | null): string | null => (number === null ? null : String(number));
