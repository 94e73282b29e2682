const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/** Persian (۰–۹) and Arabic (٠–٩) digits become 0–9; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}

/** 0–9 and Arabic digits become ۰–۹; everything else stays. */
export function toPersianDigits(text: string | number): string {
  return toLatinDigits(String(text)).replace(/[0-9]/g, (digit) => String.fromCharCode(PERSIAN_ZERO + Number(digit)));
}

const GROUPED = /^\d{1,3}([,٬،]\d{3})+$/;

/**
 * The whole number that a person typed, in any digits, with or without grouping («۱۲٬۰۰۰» is 12000), or null when it is
 * empty, negative, fractional, not a number or too large to be held exactly.
 */
export function parseWholeNumber(text: string): number | null {
  const typed = toLatinDigits(text).trim();
  const digits = GROUPED.test(typed) ? typed.replace(/[,٬،]/g, '') : typed;
  if (!/^\d+$/.test(digits)) return null;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : null;
}

/** A number with or without decimals, for a field's `pattern`: at most nine digits of any kind, then «٫», a point or a slash. */
export const DECIMAL_PATTERN = '[0-9۰-۹٠-٩]{1,9}([.٫\\/][0-9۰-۹٠-٩]{1,3})?';

/** The number that a person typed: «۳٫۵», «۳/۵» and 3.5 are the same. Null when it is none, or negative. */
export function parseDecimal(text: string): number | null {
  const typed = text.trim();
  return new RegExp(`^${DECIMAL_PATTERN}$`).test(typed) ? Number(toLatinDigits(typed).replace(/[٫/]/, '.')) : null;
}
