import { toLatinDigits, toPersianDigits } from './digits.js';
import { foldForSearch } from './search.js';

/** How a laboratory states a result: a number with its sign, that nothing was found, or words. */
export const resultOperators = ['equal', 'below', 'at_most', 'above', 'at_least', 'absent', 'text'] as const;
export type ResultOperator = (typeof resultOperators)[number];

export interface ResultValue {
  operator: ResultOperator;
  value: number | null;
  text: string | null;
}

/** The conditions of a measurement. Two numbers may be compared only when these are equal. */
export interface ResultTerms {
  unit: string | null;
  /** The Brix to which the sample was reconstituted; null when it was measured without dilution. */
  basisBrix: number | null;
  /** The acid that the acidity is calculated as. */
  acid: string | null;
  /** The pH at which the titration ends. */
  endPoint: number | null;
}

export type AnalysisResult = ResultValue & ResultTerms;

/** Both ends are included. Instead of numbers, a limit may require that nothing is found, or a text. */
export interface ResultLimit extends ResultTerms {
  min: number | null;
  max: number | null;
  absent: boolean;
  text: string | null;
}

export const verdicts = ['pass', 'fail', 'not_comparable'] as const;
export type Verdict = (typeof verdicts)[number];

/** Why a result is outside its limit, or why it cannot be compared with it. */
export type VerdictReason = 'below' | 'above' | 'unit' | 'terms' | 'uncertain' | 'text';

/** What readers see of a verdict and of its reason, on the site, in the admin and in the audit. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  pass: 'درون حد',
  fail: 'بیرون از حد',
  not_comparable: 'مقایسه‌ناپذیر',
};
export const reasonWords: Readonly<Record<VerdictReason, string>> = {
  below: 'کمتر از حد',
  above: 'بیشتر از حد',
  unit: 'یکای دیگر',
  terms: 'مبنای دیگر',
  uncertain: 'نتیجه مرز حد را روشن نمی‌کند',
  text: 'با عدد سنجیده نمی‌شود',
};
/** The acids that acidity may be calculated as. */
export const acidNames = {
  malic: 'اسید مالیک',
  citric: 'اسید سیتریک',
  tartaric: 'اسید تارتاریک',
  acetic: 'اسید استیک',
} as const;

export interface Judgement {
  verdict: Verdict;
  /** Null for a result within its limit. */
  reason: VerdictReason | null;
}

const passed: Judgement = { verdict: 'pass', reason: null };
const failed = (reason: 'below' | 'above'): Judgement => ({ verdict: 'fail', reason });
const unclear = (reason: 'unit' | 'terms' | 'uncertain' | 'text'): Judgement => ({
  verdict: 'not_comparable',
  reason,
});

/**
 * Compares a result with its limit. «<۰٫۰۵» is within «حداکثر ۰٫۰۵», because every number below 0.05 is. «<۰٫۰۵» and
 * «حداکثر ۰٫۰۱» give no verdict, because the number may be on either side. Results that were measured in other terms,
 * or in a unit that cannot be converted, are not compared.
 */
export function judge(result: AnalysisResult, limit: ResultLimit): Judgement {
  if (limit.text !== null || result.operator === 'text') return judgeText(result, limit);
  if (!hasSameTerms(result, limit)) return unclear('terms');
  const value = valueIn(result, limit.unit);
  return value === null ? unclear('unit') : judgeRange(rangeOf(result.operator, value), limit);
}

/** What a product promises for one parameter: a range of numbers, a single number, or words instead. */
export interface StatedValue extends ResultTerms {
  min: number | null;
  max: number | null;
  target: number | null;
  text: string | null;
}

/**
 * Compares what a product promises with somebody else's limit. The product passes only if its whole range is within the
 * limit. If only a part of the range is, the verdict depends on the lot and is `uncertain`.
 */
export function judgeStated(value: StatedValue, limit: ResultLimit): Judgement {
  const isAbsent = value.text !== null && saysNothing(value.text);
  if (value.text !== null && !isAbsent) return unclear('text');
  if (!hasSameTerms(value, limit)) return unclear('terms');
  const isOpen = value.min === null && value.max === null;
  const only = isAbsent ? 0 : value.target;
  const [min, max] = isAbsent || isOpen ? [only, only] : [value.min, value.max];
  if (min === null && max === null) return unclear('text');
  const from = min === null ? 0 : inUnit(min, value.unit, limit.unit);
  const to = max === null ? Infinity : inUnit(max, value.unit, limit.unit);
  return from === null || to === null ? unclear('unit') : judgeRange({ from, to }, limit);
}

/** A range of numbers. The end that `leavesOut` names does not belong to it. */
interface Range {
  from: number;
  to: number;
  leavesOut?: 'from' | 'to' | null;
}

/** No measured value is below zero. */
function judgeRange(
  { from, to, leavesOut = null }: Range,
  limit: Pick<ResultLimit, 'min' | 'max' | 'absent'>,
): Judgement {
  const min = limit.min ?? 0;
  const max = limit.absent ? 0 : (limit.max ?? Infinity);
  if (from >= min && to <= max) return passed;
  if (from > max || (from === max && leavesOut === 'from')) return failed('above');
  if (to < min || (to === min && leavesOut === 'to')) return failed('below');
  return unclear('uncertain');
}

/** The verdict on several results: one failed result fails all of them. Null when no result has a limit. */
export function verdictOfAll(each: readonly (Verdict | null)[]): Verdict | null {
  return (['fail', 'not_comparable', 'pass'] as const).find((verdict) => each.includes(verdict)) ?? null;
}

function judgeText({ text }: AnalysisResult, limit: ResultLimit): Judgement {
  const isSame = text !== null && limit.text !== null && foldForSearch(text) === foldForSearch(limit.text);
  return isSame ? passed : unclear('text');
}

function hasSameTerms(a: ResultTerms, b: ResultTerms): boolean {
  return a.basisBrix === b.basisBrix && a.acid === b.acid && a.endPoint === b.endPoint;
}

/** The numbers that a result with this operator may stand for. */
function rangeOf(operator: ResultOperator, value: number): Range {
  const isUpperBound = operator === 'below' || operator === 'at_most';
  const isLowerBound = operator === 'above' || operator === 'at_least';
  return {
    from: isUpperBound ? 0 : value,
    to: isLowerBound ? Infinity : value,
    leavesOut: operator === 'above' ? 'from' : operator === 'below' ? 'to' : null,
  };
}

/** Units of one kind, each with its power of ten. */
const kindsOfUnits = [
  { 'µg/kg': -3, ppb: -3, 'mg/kg': 0, ppm: 0, 'mg/100 g': 1, 'g/kg': 3, 'g/100 g': 4 },
  { 'µg/l': -3, 'mg/l': 0, 'mg/100 ml': 1, 'g/l': 3, 'g/100 ml': 4 },
].map((units) => ({
  names: Object.keys(units),
  powers: Object.fromEntries(Object.entries(units).map(([unit, power]) => [foldUnit(unit), power])) as Readonly<
    Record<string, number>
  >,
}));

const kindOf = (unit: string) => kindsOfUnits.find(({ powers }) => foldUnit(unit) in powers);

/**
 * The units into which this unit can be converted, from the smallest to the largest. A unit of unknown kind is the only
 * one in its list.
 */
export function unitsLike(unit: string): readonly string[] {
  return kindOf(unit)?.names ?? [unit];
}

/** A number in another unit; null when it cannot be converted. */
export function inUnit(number: number, unit: string | null, wanted: string | null): number | null {
  const [from, to] = [foldUnit(unit ?? ''), foldUnit(wanted ?? '')];
  if (from === to) return number;
  const powers = kindOf(from)?.powers;
  if (!powers || !(to in powers)) return null;
  // The exponent of the written number is changed, because a multiplication would add a rounding error.
  const [digits, exponent = '0'] = String(number).split('e');
  return Number(`${digits}e${Number(exponent) + powers[from]! - powers[to]!}`);
}

/** The result's number in another unit; null when it cannot be converted. What is absent is zero. */
function valueIn({ operator, value, unit }: AnalysisResult, wanted: string | null): number | null {
  const number = operator === 'absent' ? 0 : value;
  return number === null ? null : inUnit(number, unit, wanted);
}

/** «μg / kg» with either letter and any spaces is one unit. */
function foldUnit(unit: string): string {
  return unit.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

const signs: readonly (readonly [ResultOperator, RegExp])[] = [
  ['at_most', /^(?:<=|=<|≤|⩽|حداکثر|at most)/i],
  ['at_least', /^(?:>=|=>|≥|⩾|حداقل|دست[\u200c ]?کم|at least)/i],
  ['below', /^(?:<|کمتر از|less than)/i],
  ['above', /^(?:>|بیشتر از|بیش از|more than)/i],
  ['equal', /^=?/],
];
const nothingFound =
  /^(?:منفی|ندارد|عدم حضور|یافت نشد|مشاهده نشد|تشخیص داده نشد|غیر ?قابل تشخیص|negative|absent|not detected|n\.?d\.?|nil)$/;

/** How a technical text says that something is absent. */
const withoutIt = /^(?:ندارد|بدون(?:\s.*)?|منف[یي])$/;

/** Whether a technical text says that nothing was found: «ندارد», «منفی», «بدون پکتین», «ND». */
export function saysNothing(text: string): boolean {
  return withoutIt.test(text.trim()) || parseResult(text)?.operator === 'absent';
}

/**
 * Reads a result as a laboratory writes it: «۷۰٫۲», «<۰٫۰۵», «کمتر از ۱۰», «منفی», «ND». What is not a number or an absence is
 * a text. Null for an empty text.
 */
export function parseResult(typed: string): ResultValue | null {
  const text = typed.trim();
  if (text === '') return null;
  const latin = toLatinDigits(text)
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '');
  if (nothingFound.test(latin.replaceAll('\u200c', ' ').toLowerCase()))
    return { operator: 'absent', value: null, text: null };
  const [operator, sign] = signs.find(([, pattern]) => pattern.test(latin))!;
  const digits = latin.replace(sign, '').trim();
  if (!/^\d{1,9}(?:[.٫/]\d{1,6})?$/.test(digits)) return { operator: 'text', value: null, text };
  return { operator, value: Number(digits.replace(/[٫/]/, '.')), text: null };
}

const signWords: Partial<Record<ResultOperator, string>> = {
  below: 'کمتر از ',
  at_most: 'حداکثر ',
  above: 'بیشتر از ',
  at_least: 'دست‌کم ',
};
const nothing = 'منفی';

/** «۷۰٫۲», «کمتر از ۰٫۰۵», «منفی»: exactly the number that was stated, without its unit. */
export function formatResult({ operator, value, text }: ResultValue): string {
  if (operator === 'absent') return nothing;
  return value === null ? (text ?? '') : `${signWords[operator] ?? ''}${digitsOf(value)}`;
}

/** «۶۹ تا ۷۱», «حداکثر ۵۰», «منفی»: without the unit. */
export function formatLimit({ min, max, absent, text }: ResultLimit): string {
  if (absent) return nothing;
  if (min !== null && max !== null) return `${digitsOf(min)} تا ${digitsOf(max)}`;
  if (max !== null) return `${signWords.at_most}${digitsOf(max)}`;
  return min === null ? (text ?? '') : `${signWords.at_least}${digitsOf(min)}`;
}

/** «۰٫۰۰۰۴»: not rounded, unlike `formatNumber`, because a trace of 0.0004 is not 0. */
export function digitsOf(value: number): string {
  return toPersianDigits(String(value)).replace('.', '٫');
}
