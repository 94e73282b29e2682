import { formatLongDate, formatWeekday } from '@afshoreh/persian';
import { noonOf } from '../../list/period';

/** «شنبه ۳ آذر». */
export const formatShortDay = (day: string) => formatWeekday(noonOf(day));
/** «۳ آذر ۱۴۰۵». */
export const formatLongDay = (day: string) => formatLongDate(noonOf(day));
