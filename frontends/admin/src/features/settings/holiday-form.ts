import type { Schemas } from '@afshoreh/api-client';
import { formatDate, parsePersianDay } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { noonOf } from '../../list/period';
import { copy } from './copy';
import type { Holiday, PlannedChange } from './holidays';

const words = copy.holidays.form;

/** The limits are those of the API (openapi.json). */
export const holidaySchema = z.object({
  /** A date in the Persian calendar. */
  day: z.string().check(z.refine((typed) => parsePersianDay(typed) !== null, words.dayWrong)),
  title: z.string().check(z.trim(), z.minLength(1, words.titleMissing), z.maxLength(100, words.titleTooLong)),
  announced: z.boolean(),
});

export type HolidayFormValues = z.infer<typeof holidaySchema>;

export function holidayValues(holiday?: Holiday): HolidayFormValues {
  const { day, title = '', announced = true } = holiday ?? {};
  return { day: day ? formatDate(noonOf(day)) : '', title, announced };
}

export function holidayBody({ day, title, announced }: HolidayFormValues): Schemas['SaveHolidayDto'] {
  return { day: parsePersianDay(day) ?? '', title: title.trim(), announced };
}

/** Returns the change of the calendar that the form would make; null while the date is invalid or unchanged. */
export function plannedChange(typed: string, holiday: Holiday | undefined): PlannedChange | null {
  const added = parsePersianDay(typed);
  if (added === null || added === holiday?.day) return null;
  return { added, ...(holiday && { removed: holiday.day }) };
}
