import { foldForSearch, toLatinDigits } from '@afshoreh/persian';
import type { Acid, ParameterKind } from '../parameters/parameter-kinds.js';
import { acidWords, readWords as words, unitWords } from '../copy.js';
import { blankValue, type TypedValue } from './typed-value.js';

/** What a text says. The acid is null when the text names none. */
export type ReadValue = Pick<TypedValue, 'minimum' | 'maximum' | 'target' | 'valueText' | 'acid'>;

const number = /(\d{1,9}(?:[.٫/]\d{1,6})?)/.source;
const tolerance = new RegExp(String.raw`^${number}\s*(?:±|\+/-)\s*${number}`);
const range = new RegExp(String.raw`^(?:${words.from}\s*)?${number}\s*(?:${words.to})\s*${number}`);
const single = new RegExp(`^${number}`);

/**
 * Reads a technical text: «۷۰ ± ۱», «۶۸–۷۲», «حداکثر ۲», «≥ ۶۰», «۱۲/۵ درصد (اسید مالیک)», «ندارد». Null when it is not
 * sure what the text says: another unit, further words, or numbers in the wrong order.
 */
export function readText(text: string, kind: ParameterKind, unit: string | null): ReadValue | null {
  const typed = toLatinDigits(text)
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .trim();
  if (words.nothing.test(typed) || kind === 'text' || kind === 'choice' || kind === 'absent')
    return { ...blankValue, valueText: text };
  const found = readNumbers(typed);
  if (!found) return null;
  const acid = readRest(found.rest, unit);
  return acid === undefined ? null : { ...blankValue, ...found.value, acid };
}

type Numbers = Partial<Pick<TypedValue, 'minimum' | 'maximum' | 'target'>>;

function readNumbers(typed: string): { value: Numbers; rest: string } | null {
  const most = words.atMost.exec(typed);
  const least = most ? null : words.atLeast.exec(typed);
  const start = most ?? least;
  if (start) {
    const after = typed.slice(start[0].length).trimStart();
    const one = matchOf(single, after);
    return one && { value: { [most ? 'maximum' : 'minimum']: one.numbers[0] }, rest: one.rest };
  }
  const around = matchOf(tolerance, typed);
  if (around) {
    const [target, most] = around.numbers as [number, number];
    if (most > target) return null;
    return { value: { target, minimum: rounded(target - most), maximum: rounded(target + most) }, rest: around.rest };
  }
  const between = matchOf(range, typed);
  if (between) {
    const [minimum, maximum] = between.numbers as [number, number];
    return minimum < maximum ? { value: { minimum, maximum }, rest: between.rest } : null;
  }
  const one = matchOf(single, typed);
  return one && { value: { target: one.numbers[0] }, rest: one.rest };
}

function matchOf(pattern: RegExp, text: string): { numbers: number[]; rest: string } | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const numbers = match.slice(1).map((digits) => Number(digits.replace(/[٫/]/, '.')));
  return { numbers, rest: text.slice(match[0].length) };
}

/** 70.1 - 0.3 is 69.8, and not 69.8 with the error of binary fractions. */
const rounded = (value: number): number => Number(value.toFixed(6));

/** What follows the numbers: the unit, then the acid; undefined when it is something else. */
function readRest(rest: string, unit: string | null): Acid | null | undefined {
  const [, before = '', acidText] = /^([^()]*)(?:\(([^()]*)\))?\s*$/.exec(rest) ?? ['', '?'];
  const typed = fold(before);
  const isUnit = typed === '' || (unit !== null && (unitWords[unit] ?? [unit]).some((word) => fold(word) === typed));
  if (!isUnit) return undefined;
  if (acidText === undefined) return null;
  return acidWords.find(([, ...names]) => names.some((name) => fold(name) === fold(acidText)))?.[0];
}

const fold = (text: string): string => foldForSearch(text).replace(/\s+/g, '');
