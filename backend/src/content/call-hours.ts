import { toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy.js';

function hourText(hour: number): string {
  if (hour < 12) return `${toPersianDigits(hour)} ${copy.morning}`;
  if (hour === 12) return copy.noon;
  if (hour === 24) return copy.midnight;
  return `${toPersianDigits(hour - 12)} ${hour < 16 ? copy.afternoon : hour < 20 ? copy.evening : copy.night}`;
}

/** Call hours as text, for the confirmation page: «۸ صبح تا ۶ عصر». */
export function callHoursText({ from, to }: { from: number; to: number }): string {
  return `${hourText(from)} ${copy.until} ${hourText(to)}`;
}
