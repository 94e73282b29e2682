import type { ResultLimit, ResultOperator, ResultValue } from '@afshoreh/persian/analyses';

const signs: Partial<Record<ResultOperator, string>> = { below: '< ', at_most: '≤ ', above: '> ', at_least: '≥ ' };
const nothing = 'absent';

/**
 * «< 0.05», as English certificates write a result, without its unit; null for a result in words, which is not translated.
 */
export function englishResult({ operator, value }: ResultValue): string | null {
  if (operator === 'absent') return nothing;
  return value === null ? null : `${signs[operator] ?? ''}${value}`;
}

/** «69 – 71», «≤ 50», «absent»; null for words. */
export function englishLimit({ min, max, absent }: ResultLimit): string | null {
  if (absent) return nothing;
  if (min !== null && max !== null) return `${min} – ${max}`;
  if (max !== null) return `${signs.at_most}${max}`;
  return min === null ? null : `${signs.at_least}${min}`;
}
