import { daysOfPersianMonth, persianDateOf } from '@afshoreh/persian';

/** How many months lie between two reminders. */
export const reminderMonths = [1, 2, 3] as const;

export interface ReminderTerms {
  /** Months: one of {@link reminderMonths}. */
  every: number;
  /** 1 to 31, of a Persian month. A shorter month has the reminder on its last day. */
  day: number;
}

/** The Persian month of a Gregorian day, `2026-11-27`, counted from the year 0. */
export function persianMonthOf(day: string): number {
  const { year, month } = persianDateOf(`${day}T12:00:00Z`);
  return year * 12 + month - 1;
}

/**
 * The first day of a reminder after `today`; both are Gregorian days. The months are counted from `from`, the month of the order or
 * of the reminder before, which has no reminder itself.
 */
export function nextReminderOn({ every, day }: ReminderTerms, from: number, today: string): string {
  for (let month = from + every; ; month += every) {
    const days = daysOfPersianMonth(Math.floor(month / 12), (month % 12) + 1);
    const found = days[Math.min(day, days.length) - 1] ?? '';
    if (found > today) return found;
  }
}
