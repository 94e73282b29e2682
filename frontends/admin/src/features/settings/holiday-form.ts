import type { Schemas } from '@afshoreh/api-client';
import { formatDate, parsePersianDay } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { copy } from './copy';
import type { Holiday, PlannedChange } from './get-holidays';

const words = copy.holidays.form;

/** The limits are those of the API (openapi.json). */
export const holidaySchema = z.object({
  /** Of the Persian calendar. */
  day: z.string().check(z.refine((typed) => parsePersianDay(typed) !== null, words.dayWrong)),
  title: z.string().check(z.trim(), z.minLength(1, words.titleMissing), z.maxLength(100, words.titleTooLong)),
  announced: z.boolean(),
});

export type HolidayFormValues = z.infer<typeof holidaySchema>;

/** Noon is the same day in Tehran. */
export const noonOf = (day: string) => `${day}T12:00:00Z`;

export function holidayValues(holiday?: Holiday): HolidayFormValues {
  const { day, title = '', announced = true } = holiday ?? {};
  return { day: day ? formatDate(noonOf(day)) : '', title, announced };
}

export function holidayBody({ day, title, announced }: HolidayFormValues): Schemas['SaveHolidayDto'] {
  return { day: parsePersianDay(day) ?? '', title: title.trim(), announced };
}

/** What the calendar would become; null while the day is none, or the one it was. */
export function plannedChange(typed: string, holiday: Holiday | undefined): PlannedChange | null {
  const added = parsePersianDay(typed);
  if (added === null || added === holiday?.day) return null;
  return { added, ...(holiday && { removed: holiday.day }) };
}
