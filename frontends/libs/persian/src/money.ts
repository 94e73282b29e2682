import { toLatinDigits, toPersianDigits, parseWholeNumber } from './digits.js';
import { formatNumber } from './numbers.js';

/** What a whole amount counts: toman, rials or US cents. */
export type MoneyUnit = 'toman' | 'rial' | 'cent';

const WORDS = { toman: 'تومان', rial: 'ریال', cent: 'دلار' } as const;
const CENTS = 100;

/** The digits of an amount, as a person types them: «۱۶۶٬۰۰۰٬۰۰۰», or «۶۶٫۶۰» for 6660 cents. */
export function moneyDigits(unit: MoneyUnit, amount: number): string {
  if (unit !== 'cent') return formatNumber(amount);
  const cents = amount % CENTS;
  const fraction = cents === 0 ? '' : `٫${toPersianDigits(String(cents).padStart(2, '0'))}`;
  return formatNumber((amount - cents) / CENTS) + fraction;
}

/** «۵٬۰۲۱٬۵۰۰٬۰۰۰ ریال», «۱۶۶٬۰۰۰٬۰۰۰ تومان», or for cents «۶۶٫۶۰ دلار». */
export function formatMoney(unit: MoneyUnit, amount: number): string {
  return `${moneyDigits(unit, amount)} ${WORDS[unit]}`;
}

/**
 * The whole amount that a person typed, in any digits, with or without grouping; for cents in dollars: «۶۶٫۶» is 6660. Null
 * for a text that is no amount, for a part of a toman, rial or cent, and for more than can be held exactly.
 */
export function parseMoney(unit: MoneyUnit, text: string): number | null {
  if (unit !== 'cent') return parseWholeNumber(text);
  const [, whole = '', fraction = ''] = /^([^.٫/]+)(?:[.٫/](\d{1,2}))?$/.exec(toLatinDigits(text).trim()) ?? [];
  const dollars = parseWholeNumber(whole);
  if (dollars === null) return null;
  const cents = dollars * CENTS + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** The text of an amount with its thousands grouped, while it is typed. A text that is no number stays as it is. */
export function groupThousands(text: string): string {
  const [, whole = '', rest = ''] = /^([\d٬,،]+)([.٫/]\d*)?$/.exec(toLatinDigits(text)) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (digits === '') return text;
  return toPersianDigits(digits.replace(/\B(?=(\d{3})+$)/g, '٬') + rest.replace(/[./]/, '٫'));
}
