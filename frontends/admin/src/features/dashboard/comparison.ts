import { formatNumber, toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy';

const words = copy.comparison;

/** Compares a number with that of the previous period: «۱۲٪ بیش از دورهٔ پیش». */
export function compareNumbers(now: number, before: number): string {
  if (now === before) return words.same;
  if (before === 0) return words.fromZero;
  const percent = Math.max(1, Math.round((Math.abs(now - before) / before) * 100));
  return (now > before ? words.more : words.less)(formatPercent(percent));
}

/** Returns a part of a whole in per cent, rounded; null when the whole is zero. */
export function percentage(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

/** Compares two percentages: «۵ واحد بهتر از دورهٔ پیش». */
export function comparePercentages(now: number | null, before: number | null): string {
  if (now === null) return words.nothingToCount;
  if (before === null) return words.nothingBefore;
  if (now === before) return words.same;
  return (now > before ? words.better : words.worse)(toPersianDigits(Math.abs(now - before)));
}

/** Compares two waiting times in minutes: «۲۰ دقیقه زودتر از دورهٔ پیش». */
export function compareWaits(now: number | null, before: number | null): string {
  if (now === null) return words.nothingToCount;
  if (before === null) return words.nothingBefore;
  if (now === before) return words.same;
  return (now < before ? words.sooner : words.later)(formatWait(Math.abs(now - before)));
}

export const formatPercent = (percent: number) => `${toPersianDigits(percent)}٪`;

/** «۱ ساعت و ۳۵ دقیقه». */
export function formatWait(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && words.hours(toPersianDigits(hours)), rest > 0 && words.minutes(toPersianDigits(rest))];
  return parts.filter(Boolean).join(words.and) || words.atOnce;
}

/** «۱۸٫۴ تن». */
export const formatTons = (kilograms: number) => `${formatNumber(kilograms / 1000)} ${copy.ton}`;
