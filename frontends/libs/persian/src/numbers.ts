import { once } from './once.js';

const wholeOrFraction = once(() => new Intl.NumberFormat('fa-IR'));
const twoDecimals = once(() => new Intl.NumberFormat('fa-IR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** Persian digits with ٬ between thousands and ٫ before at most three decimals. */
export function formatNumber(value: number): string {
  return wholeOrFraction().format(value);
}

/** An amount in toman, rounded to a whole one: «۱۶۶٬۰۰۰٬۰۰۰ تومان». `style: 'currency'` would write ریال, before the number. */
export function formatToman(toman: number): string {
  return `${formatNumber(Math.round(toman))} تومان`;
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
  return `${twoDecimals().format(size)} ${UNITS[unit]}`;
}
