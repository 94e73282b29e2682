import { formatDate, parsePersianDay } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { noonOf } from '../list/period';

/** Formats a date of the API (`2026-11-22`) in the Persian calendar: «۱۴۰۵/۰۹/۰۱». */
export const persianDay = (day: string): string => formatDate(noonOf(day));

/** A required date that is typed in the Persian calendar. */
export const typedDay = (message: string) =>
  z.string().check(z.refine((typed) => parsePersianDay(typed) !== null, message));

/** An optional date that is typed in the Persian calendar. */
export const optionalTypedDay = (message: string) =>
  z.string().check(z.refine((typed) => typed.trim() === '' || parsePersianDay(typed) !== null, message));
