/** A day of the Persian calendar; `month` is 1 (فروردین) to 12 (اسفند). */
export interface PersianDate {
  year: number;
  month: number;
  day: number;
}

const DAY_MS = 86_400_000;
/** From the first day of year −1595, with which a cycle begins, to 1 January 1970. */
const DAYS_BEFORE_1970 = 1_075_195;
/** 33 years, 8 of them leap: seven spans of 4 years, and one of 5. */
const CYCLE = { years: 33, days: 12_053 };
const FOUR_YEARS = 1461;
const FIRST_HALF = 6 * 31;

/**
 * The Persian date of a moment in UTC, by the cycle of 33 years, which is correct from 1178 to 1633. The spec compares it with
 * `jalaali-js`, which is 1 KB larger and would be loaded twice with every first visit.
 */
export function solarHijri(utc: Date): PersianDate {
  let days = Math.floor(utc.getTime() / DAY_MS) + DAYS_BEFORE_1970;
  let year = CYCLE.years * Math.floor(days / CYCLE.days) - 1595;
  days %= CYCLE.days;
  year += 4 * Math.floor(days / FOUR_YEARS);
  days %= FOUR_YEARS;
  if (days > 365) {
    year += Math.floor((days - 1) / 365);
    days = (days - 1) % 365;
  }
  return days < FIRST_HALF
    ? { year, month: 1 + Math.floor(days / 31), day: 1 + (days % 31) }
    : { year, month: 7 + Math.floor((days - FIRST_HALF) / 30), day: 1 + ((days - FIRST_HALF) % 30) };
}
