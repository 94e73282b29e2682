import { formatDate, formatNumber, parsePersianDay } from '@afshoreh/persian';
import * as z from 'zod/mini';

const messages = {
  long: (limit: number) => `نباید بیش از ${formatNumber(limit)} کاراکتر باشد`,
  day: 'تاریخ را این‌گونه بنویسید: ۱۴۰۵/۱۲/۱۵',
  over: 'تاریخ تحویل گذشته است؛ امروز یا روزی پس از آن را بنویسید',
};

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, { error: messages.long(most) }));

/** The limits are those of the API (openapi.json). */
export const typedCompany = {
  companyName: line(200),
  nationalId: line(20),
  economicCode: line(20),
  deliveryPlace: line(200),
};

/**
 * A typed day of the Persian calendar, parsed to `2027-03-20`; an empty text stays empty. A day that is over in Tehran is
 * refused, unless it is `kept`, the day that is already stored.
 */
export const typedDeliveryDay = (kept: string | null = null) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => {
      if (typed.trim() === '') return '';
      const day = parsePersianDay(typed);
      if (day && (day === kept || day >= (parsePersianDay(formatDate(new Date())) ?? ''))) return day;
      context.issues.push({ code: 'custom', message: day ? messages.over : messages.day, input: typed });
      return z.NEVER;
    }),
  );
