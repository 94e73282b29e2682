import type { QuoteCurrency } from '../quote-sums.js';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = [
  [1e15, 'quadrillion'],
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
  [100, 'hundred'],
] as const;

/** «Two thousand US dollars and five cents», as export papers write sums. */
export function englishSum(sum: number, currency: QuoteCurrency): string {
  const words = currency === 'rial' ? counted(sum, 'Iranian rial') : dollarsInWords(sum);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function dollarsInWords(sum: number): string {
  const cents = sum % 100;
  const dollars = counted((sum - cents) / 100, 'US dollar');
  return cents === 0 ? dollars : `${dollars} and ${counted(cents, 'cent')}`;
}

const counted = (value: number, unit: string): string => `${inWords(value)} ${unit}${value === 1 ? '' : 's'}`;

function inWords(value: number): string {
  const scale = scales.find(([size]) => value >= size);
  if (!scale) return belowHundred(value);
  const [size, name] = scale;
  const rest = value % size;
  const whole = `${inWords((value - rest) / size)} ${name}`;
  return rest === 0 ? whole : `${whole} ${inWords(rest)}`;
}

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? '';
  const ones = value % 10;
  const ten = tens[(value - ones) / 10] ?? '';
  return ones === 0 ? ten : `${ten}-${small[ones]}`;
}
