import { persianDateOf } from '@afshoreh/persian';

/** «month/day» of the Persian calendar. The solar ones return every year on the same day. */
const EVERY_YEAR = ['1/1', '1/2', '1/3', '1/4', '1/12', '1/13', '3/14', '3/15', '11/22', '12/29'];

/**
 * The official holidays that follow the moon, by Persian year. A day may be off by one where the moon was calculated
 * and not yet seen: check a year against the official calendar, and add the next one, when it appears each autumn.
 */
const BY_YEAR: Record<number, readonly string[]> = {
  1404: [
    '1/2', // شهادت امام علی (ع)
    '1/11', // عید فطر
    '1/12', // تعطیل عید فطر
    '2/4', // شهادت امام صادق (ع)
    '3/16', // عید قربان
    '3/24', // عید غدیر
    '4/14', // تاسوعا
    '4/15', // عاشورا
    '5/23', // اربعین
    '5/31', // رحلت پیامبر (ص)
    '6/2', // شهادت امام رضا (ع)
    '6/10', // شهادت امام عسکری (ع)
    '6/19', // میلاد پیامبر (ص)
    '9/3', // شهادت حضرت فاطمه (س)
    '10/13', // ولادت امام علی (ع)
    '10/27', // مبعث
    '11/15', // نیمهٔ شعبان
    '12/20', // شهادت امام علی (ع)
  ],
  1405: [
    '1/1', // عید فطر
    '1/2', // تعطیل عید فطر
    '3/6', // عید قربان
    '3/14', // عید غدیر
    '4/3', // تاسوعا
    '4/4', // عاشورا
    '5/13', // اربعین
    '5/21', // رحلت پیامبر (ص)
    '5/22', // شهادت امام رضا (ع)
    '5/30', // شهادت امام عسکری (ع)
    '6/8', // میلاد پیامبر (ص)
    '8/22', // شهادت حضرت فاطمه (س)
    '10/2', // ولادت امام علی (ع)
    '10/16', // مبعث
    '11/4', // نیمهٔ شعبان
    '12/9', // شهادت امام علی (ع)
    '12/19', // عید فطر
    '12/20', // تعطیل عید فطر
  ],
  1406: [
    '2/27', // عید قربان
    '3/4', // عید غدیر
    '3/24', // تاسوعا
    '3/25', // عاشورا
    '5/3', // اربعین
    '5/11', // رحلت پیامبر (ص)
    '5/12', // شهادت امام رضا (ع)
    '5/20', // شهادت امام عسکری (ع)
    '5/29', // میلاد پیامبر (ص)
    '8/12', // شهادت حضرت فاطمه (س)
    '9/21', // ولادت امام علی (ع)
    '10/5', // مبعث
    '10/23', // نیمهٔ شعبان
    '11/28', // شهادت امام علی (ع)
    '12/8', // عید فطر
    '12/9', // تعطیل عید فطر
  ],
};

/**
 * Whether the day of this moment in Tehran is an official holiday of Iran (D10). Fridays are not in the table: they are
 * the weekend. Of a year without a table only the solar holidays are known.
 */
export function isOfficialHoliday(moment: Date): boolean {
  const { year, month, day } = persianDateOf(moment);
  const key = `${month}/${day}`;
  return EVERY_YEAR.includes(key) || (BY_YEAR[year]?.includes(key) ?? false);
}
