import { toLatinDigits } from './digits.js';
import { PALLET, type Pack } from './packs.js';

/** The largest quantity of an order line. */
export const MAX_KILOGRAMS = 1_000_000;
/** The largest quantity of a lot, which may serve many orders. */
export const MAX_LOT_KILOGRAMS = 10_000_000;

/** Why a typed text is not an amount. `readings` are the two possible values of «1.500», `unit` is the unknown word. */
export type QuantityProblem =
  | { kind: 'missing' | 'unclear' | 'fraction' | 'unitMissing' | 'small' | 'large' }
  | { kind: 'ambiguous'; readings: [number, number] }
  | { kind: 'unitUnknown'; unit: string };

/** Whole kilograms from 1 to the maximum of {@link parseQuantity}, or the problem with the text. */
export type Quantity = { kilograms: number } | { problem: QuantityProblem };

const UNITS: readonly [kilograms: number, words: readonly string[]][] = [
  [1, ['کیلو', 'کیلوگرم', 'کیلوگرمی', 'ک', 'kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms']],
  [1000, ['تن', 'تنی', 't', 'ton', 'tons', 'tonne', 'tonnes', 'mt']],
];
const WORDS = ['صفر', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'];

/** Normalises Arabic letters and removes vowel marks and invisible characters: «كيلو‌گرم» is «کیلوگرم», «تُن» is «تن». */
function plain(text: string): string {
  return toLatinDigits(text)
    .replace(/[\u064b-\u0652\u0670\u200b-\u200f\u061c\u2066-\u2069\u0640]/g, '')
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** With a slash, these may also be fractions. */
const FRACTIONS: Record<string, number | undefined> = { '1/2': 0.5, '1/4': 0.25, '3/4': 0.75 };

const whole = (digits: string) => Number(digits.replace(/\D/g, ''));
const decimal = (digits: string) => Number(digits.replace(/[٫,،/]/, '.'));

/**
 * The possible values of digits with separators. A comma before three digits groups thousands, otherwise it is a decimal
 * sign. A dot before three digits may be either. «٫» is always a decimal sign. Iranians also write twelve and a half as
 * «۱۲/۵», but «۱/۲» may be a half.
 */
function readingsOf(digits: string): number[] {
  if (/^\d+$/.test(digits)) return [Number(digits)];
  if (/^[1-9]\d{0,2}([٬,، ]\d{3})+$/.test(digits) || /^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(digits)) return [whole(digits)];
  if (/^[1-9]\d{0,2}([٬,، ]\d{3})+[.٫]\d+$/.test(digits)) {
    const [thousands = '', fraction = ''] = digits.split(/[.٫]/);
    return [Number(`${whole(thousands)}.${fraction}`)];
  }
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) return [whole(digits), decimal(digits)];
  const fraction = FRACTIONS[digits];
  if (fraction !== undefined) return [decimal(digits), fraction];
  return /^\d+[.٫,،/]\d+$/.test(digits) ? [decimal(digits)] : [];
}

/** Kilograms of one unit; null for an unknown word. */
function kilogramsOf(unit: string, pack: Pack | null): number | null {
  const known = UNITS.find(([, words]) => words.includes(unit));
  if (known) return known[0];
  if (!pack) return null;
  if (unit === plain(pack.name)) return pack.kilograms;
  return unit === PALLET && pack.perPallet ? pack.perPallet * pack.kilograms : null;
}

const PART = /^(?:(\d[\d.,٬٫،/ ]*\d|\d)|([آ-ی]+?))( و نیم)?(?: ?([^\d\s/]+?)\.?)?( و نیم)?$/;

/** «۱٫۵ تن», «دو تن و نیم», «نیم تن»: one amount of a sum. */
function readPart(text: string, pack: Pack | null): Quantity {
  const [, digits, word, halfBefore, unit = '', halfAfter] = PART.exec(text) ?? [];
  const half = (halfBefore ?? halfAfter) ? 0.5 : 0;
  const spelled = word === 'نیم' ? 0.5 : WORDS.indexOf(word ?? '');
  const numbers = digits ? readingsOf(digits) : spelled >= 0 ? [spelled] : [];
  const [first, second] = numbers;
  if (first === undefined) return { problem: { kind: 'unclear' } };
  const each = unit ? kilogramsOf(unit, pack) : 1;
  if (each === null) return { problem: { kind: 'unitUnknown', unit } };
  if (second !== undefined) return { problem: { kind: 'ambiguous', readings: [first, second] } };
  // 1.1 × 1000 is 1100.0000000000002.
  const kilograms = Math.round((first + half) * each * 1e6) / 1e6;
  if (!Number.isInteger(kilograms)) return { problem: { kind: unit ? 'fraction' : 'unitMissing' } };
  return { kilograms };
}

/**
 * Parses a typed amount, in any digits, with or without a unit: «۲۵۰۰», «۱۲ تن», «2500kg», «۱ تن و ۲۰۰ کیلو», and with a
 * `pack` also «۴ بشکه» and «۲ پالت». The default unit is kilograms. An ambiguous text is a problem; nothing is guessed.
 * @param most kilograms above which it is too much
 */
export function parseQuantity(text: string, pack: Pack | null = null, most = MAX_KILOGRAMS): Quantity {
  const typed = plain(text);
  if (typed === '') return { problem: { kind: 'missing' } };
  let kilograms = 0;
  for (const part of typed.split(/ و (?!نیم)/)) {
    const read = readPart(part, pack);
    if ('problem' in read) return read;
    kilograms += read.kilograms;
  }
  if (kilograms < 1) return { problem: { kind: 'small' } };
  return kilograms > most ? { problem: { kind: 'large' } } : { kilograms };
}
