import { formatNumber, toPersianDigits } from '@afshoreh/persian';
import { paperTexts, type PaperLanguage, type PaperTexts } from '../../common/pdf/index.js';
import type { PriceUnit } from '../quote-sums.js';
import { persianPoint } from './copy.js';

export interface QuoteTexts extends PaperTexts {
  /** An amount without its unit; cents as dollars with two decimals. */
  amount(unit: PriceUnit, amount: number): string;
}

const dollars = (cents: number): { whole: number; rest: string } => {
  const rest = cents % 100;
  return { whole: (cents - rest) / 100, rest: String(rest).padStart(2, '0') };
};

const persianAmount = (unit: PriceUnit, amount: number): string => {
  if (unit !== 'cent') return formatNumber(amount);
  const { whole, rest } = dollars(amount);
  return `${formatNumber(whole)}${persianPoint}${toPersianDigits(rest)}`;
};

const englishAmount = (unit: PriceUnit, amount: number): string => {
  const { en } = paperTexts;
  if (unit !== 'cent') return en.number(amount);
  const { whole, rest } = dollars(amount);
  return `${en.number(whole)}.${rest}`;
};

export const quoteTexts: Readonly<Record<PaperLanguage, QuoteTexts>> = {
  fa: { ...paperTexts.fa, amount: persianAmount },
  en: { ...paperTexts.en, amount: englishAmount },
};
