import { parseDecimal } from '@afshoreh/persian';
import { filtersCopy } from './filters-copy';

/** The problems with typed limits, by field name: not a number, or the lower limit is above the upper one. */
export function problemsOf(typed: URLSearchParams): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const [name, text] of typed) {
    if (!/(From|To)$/.test(name) || text === '') continue;
    const value = parseDecimal(text);
    const end = name.endsWith('From') ? parseDecimal(typed.get(name.replace(/From$/, 'To')) ?? '') : null;
    if (value === null) problems.set(name, filtersCopy.notANumber);
    else if (end !== null && value > end) problems.set(name, filtersCopy.reversed);
  }
  return problems;
}
