import { toLatinDigits } from '@afshoreh/persian';
import { saysNothing } from '@afshoreh/persian/analyses';
import { acidOf, isUnit, readNumbers } from '@afshoreh/persian/technical-text';
import type { Acid, ParameterKind } from '../parameters/parameter-kinds.js';
import { blankValue, type TypedValue } from './typed-value.js';

/** What a text says. The acid is null when the text names none. */
export type ReadValue = Pick<TypedValue, 'minimum' | 'maximum' | 'target' | 'valueText' | 'acid'>;

/**
 * Reads a technical text: «۷۰ ± ۱», «۶۸–۷۲», «حداکثر ۲», «≥ ۶۰», «۱۲/۵ درصد (اسید مالیک)», «ندارد». Null when it is not
 * sure what the text says: another unit, further words, or numbers in the wrong order.
 */
export function readText(text: string, kind: ParameterKind, unit: string | null): ReadValue | null {
  const typed = toLatinDigits(text)
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .trim();
  if (saysNothing(typed) || kind === 'text' || kind === 'choice' || kind === 'absent')
    return { ...blankValue, valueText: text };
  const found = readNumbers(typed);
  if (!found) return null;
  const acid = readRest(found.rest, unit);
  return acid === undefined ? null : { ...blankValue, ...found.value, acid };
}

/** What follows the numbers: the unit, then the acid; undefined when it is something else. */
function readRest(rest: string, unit: string | null): Acid | null | undefined {
  const [, before = '', acidText] = /^([^()]*)(?:\(([^()]*)\))?\s*$/.exec(rest) ?? ['', '?'];
  const isKnown = before.trim() === '' || (unit !== null && isUnit(before, unit));
  if (!isKnown) return undefined;
  return acidText === undefined ? null : acidOf(acidText);
}
