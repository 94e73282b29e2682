import { toPersianDigits } from '@afshoreh/persian';

function hourText(hour: number): string {
  if (hour < 12) return `${toPersianDigits(hour)} صبح`;
  if (hour === 12) return '۱۲ ظهر';
  if (hour === 24) return '۱۲ شب';
  return `${toPersianDigits(hour - 12)} ${hour < 16 ? 'بعدازظهر' : hour < 20 ? 'عصر' : 'شب'}`;
}

/** Call hours as the confirmation page says them: «۸ صبح تا ۶ عصر». */
export function callHoursText({ from, to }: { from: number; to: number }): string {
  return `${hourText(from)} تا ${hourText(to)}`;
}
