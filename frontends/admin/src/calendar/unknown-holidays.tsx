import { persianDateOf, toPersianDigits } from '@afshoreh/persian';
import { Notice } from '@afshoreh/ui';
import { copy } from './copy';

interface UnknownHolidaysProps {
  /** The times of planned calls. */
  moments: readonly (string | null)[];
  /** Years without entered holidays. */
  years: readonly number[];
}

/** Warns beside a planned time that it may be on a holiday. */
export function UnknownHolidays({ moments, years }: UnknownHolidaysProps) {
  const promised = moments.filter((moment) => moment !== null).map((moment) => persianDateOf(moment).year);
  const year = promised.find((each) => years.includes(each));
  if (year === undefined) return null;
  return <Notice tone="warning">{copy.ofPromise(toPersianDigits(year))}</Notice>;
}
