import { foldForSearch } from './search.js';

/** The numbers in a technical text: an upper limit, a lower limit, both, or a target. */
export interface StatedNumbers {
  minimum?: number;
  maximum?: number;
  target?: number;
}

/** Words that appear beside the numbers of a technical text. */
export const technicalWords = {
  atMost: /^(?:حدا[کك]ثر|[کك]متر از|تا|≤|⩽|<=?|=<|max(?:imum|\.)?|at most|up to|less than|below)/i,
  atLeast: /^(?:حداقل|دست[\u200c ]?[کك]م|ب[یي]شتر از|ب[یي]ش از|≥|⩾|>=?|=>|min(?:imum|\.)?|at least|more than|above)/i,
  from: 'از',
  to: 'تا|-|–|—|to(?=\\s)',
};

/** How people write the units of laboratories. */
const unitWords: Readonly<Record<string, readonly string[]>> = {
  '°Bx': ['°Bx', 'Bx', 'درجه', 'درجهٔ بریکس', 'بریکس'],
  'g/100 g': ['g/100 g', '%', '٪', 'درصد', 'درصد وزنی', 'گرم در ۱۰۰ گرم'],
  '%': ['%', '٪', 'درصد', 'درصد وزنی', 'درصد میدان مثبت'],
  'g/100 ml': ['g/100 ml', '%', '٪', 'درصد', 'درصد وزنی', 'درصد وزنی حجمی'],
  'g/ml': ['g/ml', 'گرم بر میلی‌لیتر', 'گرم بر سانتی‌متر مکعب', 'g/cm3'],
  'mg/kg': ['mg/kg', 'ppm', 'میلی‌گرم بر کیلوگرم', 'میلی‌گرم در کیلوگرم'],
  'µg/kg': ['µg/kg', 'ppb', 'میکروگرم بر کیلوگرم'],
  'mg/100 g': ['mg/100 g', 'میلی‌گرم در ۱۰۰ گرم'],
  'CFU/g': ['CFU/g', 'کلنی در گرم'],
  'cm in 30 s': ['cm in 30 s', 'سانتی‌متر در ۳۰ ثانیه'],
};

/** The code of each acid, and how people write it. */
export const acidWords = [
  ['malic', 'اسید مالیک', 'مالیک', 'malic acid'],
  ['citric', 'اسید سیتریک', 'سیتریک', 'citric acid'],
  ['tartaric', 'اسید تارتاریک', 'تارتاریک', 'tartaric acid'],
  ['acetic', 'اسید استیک', 'استیک', 'acetic acid'],
] as const;

const number = /(\d{1,9}(?:[.٫/]\d{1,6})?)/.source;
const tolerance = new RegExp(String.raw`^${number}\s*(?:±|\+/-)\s*${number}`);
const range = new RegExp(String.raw`^(?:${technicalWords.from}\s*)?${number}\s*(?:${technicalWords.to})\s*${number}`);
const single = new RegExp(`^${number}`);

/**
 * Parses the numbers at the beginning of a text with Latin digits: «70 ± 1», «68–72», «حداکثر 2», «≥ 60», «12/5». Null
 * when there are none, or when the first is larger than the second.
 */
export function readNumbers(typed: string): { value: StatedNumbers; rest: string } | null {
  const most = technicalWords.atMost.exec(typed);
  const least = most ? null : technicalWords.atLeast.exec(typed);
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
  return one && { value: { target: one.numbers[0]! }, rest: one.rest };
}

function matchOf(pattern: RegExp, text: string): { numbers: number[]; rest: string } | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const numbers = match.slice(1).map((digits) => Number(digits.replace(/[٫/]/, '.')));
  return { numbers, rest: text.slice(match[0].length) };
}

/** Removes the error of binary fractions: 70.1 - 0.3 is 69.8. */
const rounded = (value: number): number => Number(value.toFixed(6));

/** Whether the text names the unit, however spelled. */
export function isUnit(text: string, unit: string): boolean {
  const typed = foldWords(text);
  return (unitWords[unit] ?? [unit]).some((word) => foldWords(word) === typed);
}

/** The code of the acid that the text names; undefined when it names none. */
export function acidOf(text: string): (typeof acidWords)[number][0] | undefined {
  return acidWords.find(([, ...names]) => names.some((name) => foldWords(name) === foldWords(text)))?.[0];
}

const foldWords = (text: string): string => foldForSearch(text).replace(/\s+/g, '');
