import { toPersianDigits } from './digits.js';

const MINUS = '\u200e\u2212';

/**
 * As `Intl.NumberFormat('fa-IR')`, without it: the first use of `Intl` takes a page 40 ms on a desktop and a cheap phone four
 * times as long, while it comes alive.
 */
function written(value: number, leastDecimals: number, mostDecimals: number): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(mostDecimals).split('.');
  const decimals = fraction.slice(0, leastDecimals) + fraction.slice(leastDecimals).replace(/0+$/, '');
  const sign = value < 0 && /[1-9]/.test(whole + decimals) ? MINUS : '';
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '٬');
  return sign + toPersianDigits(decimals ? `${grouped}٫${decimals}` : grouped);
}

/** Persian digits with ٬ between thousands and ٫ before at most three decimals. */
export function formatNumber(value: number): string {
  return written(value, 0, 3);
}

/** An amount in toman, rounded to a whole one: «۱۶۶٬۰۰۰٬۰۰۰ تومان». `style: 'currency'` would write ریال, before the number. */
export function formatToman(toman: number): string {
  return `${formatNumber(Math.round(toman))} تومان`;
}

/** A text in which no line ends between a word and the number that belongs to it: «پلاک ۱۲». */
export function keepNumbersWithWords(text: string): string {
  return text.replace(/(\p{L}) (?=[\d۰-۹])/gu, '$1\u00a0');
}

const STEP = 1024;
const UNITS = ['کیلوبایت', 'مگابایت', 'گیگابایت'] as const;

/** A size in bytes as bytes, KB, MB or GB, the last three with two decimals (spec §9). */
export function formatFileSize(bytes: number): string {
  if (bytes < STEP) return `${formatNumber(bytes)} بایت`;
  let size = bytes / STEP;
  let unit = 0;
  // Compared as it will be shown: 1023.999 KB would read «۱٬۰۲۴٫۰۰ کیلوبایت».
  while (Number(size.toFixed(2)) >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${written(size, 2, 2)} ${UNITS[unit]}`;
}
