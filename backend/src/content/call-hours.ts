import { toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy.js';

function hourText(hour: number): string {
  if (hour < 12) return `${toPersianDigits(hour)} ${copy.morning}`;
  if (hour === 12) return copy.noon;
  if (hour === 24) return copy.midnight;
  return `${toPersianDigits(hour - 12)} ${hour < 16 ? copy.afternoon : hour < 20 ? copy.evening : copy.night}`;
}

/** Minutes of call hours as text: «۴۵ دقیقهٔ کاری», «۲ ساعت کاری», «۱ ساعت و ۵ دقیقهٔ کاری». */
export function callMinutesText(all: number): string {
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  const minutesText = minutes > 0 ? copy.workingMinutes(toPersianDigits(minutes)) : null;
  if (hours === 0 && minutesText) return minutesText;
  return minutesText ? copy.hoursAnd(toPersianDigits(hours), minutesText) : copy.workingHours(toPersianDigits(hours));
}

/** Call hours as text, for the confirmation page: «۸ صبح تا ۶ عصر». */
export function callHoursText({ from, to }: { from: number; to: number }): string {
  return `${hourText(from)} ${copy.until} ${hourText(to)}`;
}
