import { formatNumber, toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy';

const words = copy.comparison;

/** How a number compares with that of the days before: «۱۲٪ بیش از دورهٔ پیش». */
export function compared(now: number, before: number): string {
  if (now === before) return words.same;
  if (before === 0) return words.fromZero;
  const percent = Math.max(1, Math.round((Math.abs(now - before) / before) * 100));
  return (now > before ? words.more : words.less)(percentText(percent));
}

/** A share in percent with its parts: «۸۸٪»; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

/** How two shares compare: «۵ واحد بهتر از دورهٔ پیش». */
export function sharesCompared(now: number | null, before: number | null): string {
  if (now === null) return words.nothingToCount;
  if (before === null) return words.nothingBefore;
  if (now === before) return words.same;
  return (now > before ? words.better : words.worse)(toPersianDigits(Math.abs(now - before)));
}

/** How two waits in minutes compare: «۲۰ دقیقه زودتر از دورهٔ پیش». */
export function waitsCompared(now: number | null, before: number | null): string {
  if (now === null) return words.nothingToCount;
  if (before === null) return words.nothingBefore;
  if (now === before) return words.same;
  return (now < before ? words.sooner : words.later)(waitText(Math.abs(now - before)));
}

export const percentText = (percent: number) => `${toPersianDigits(percent)}٪`;

/** «۱ ساعت و ۳۵ دقیقه». */
export function waitText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && words.hours(toPersianDigits(hours)), rest > 0 && words.minutes(toPersianDigits(rest))];
  return parts.filter(Boolean).join(words.and) || words.atOnce;
}

/** «۱۸٫۴ تن». */
export const tonsText = (kilograms: number) => `${formatNumber(kilograms / 1000)} ${copy.ton}`;
