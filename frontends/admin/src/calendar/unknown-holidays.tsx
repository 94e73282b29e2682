import { persianDateOf, toPersianDigits } from '@afshoreh/persian';
import { Notice } from '@afshoreh/ui';
import { copy } from './copy';

interface UnknownHolidaysProps {
  /** When somebody is to be called. */
  moments: readonly (string | null)[];
  /** Years whose holidays nobody has entered yet. */
  years: readonly number[];
}

/** Warns beside a time that it may turn out to be on a holiday (D38). */
export function UnknownHolidays({ moments, years }: UnknownHolidaysProps) {
  const promised = moments.filter((moment) => moment !== null).map((moment) => persianDateOf(moment).year);
  const year = promised.find((each) => years.includes(each));
  if (year === undefined) return null;
  return <Notice tone="warning">{copy.ofPromise(toPersianDigits(year))}</Notice>;
}
