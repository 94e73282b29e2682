import { formatLongDate, formatWeekday } from '@afshoreh/persian';
import { noonOf } from './period';

/** «شنبه ۳ آذر». */
export const writtenDay = (day: string) => formatWeekday(noonOf(day));
/** «۳ آذر ۱۴۰۵». */
export const longDay = (day: string) => formatLongDate(noonOf(day));
