import { persianDateOf, toPersianDigits } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
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
  return <Line role="status">{copy.ofPromise(toPersianDigits(year))}</Line>;
}

const Line = styled.p`
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.medium};
  background: ${color('warningSoft')};
  font-size: ${font.sm};
`;
