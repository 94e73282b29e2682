import { parameterRows } from './parameter-rows.js';

/** Rows that are stored at once into a table that is empty. */
export interface FirstRows {
  table: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** Holidays of the lunar calendar. Staff announce, add and remove others afterwards. */
const holidays = [
  // 1404
  ['2025-03-22', 'شهادت امام علی (ع)'],
  ['2025-03-31', 'عید فطر'],
  ['2025-04-01', 'تعطیل عید فطر'],
  ['2025-04-24', 'شهادت امام صادق (ع)'],
  ['2025-06-06', 'عید قربان'],
  ['2025-06-14', 'عید غدیر'],
  ['2025-07-05', 'تاسوعا'],
  ['2025-07-06', 'عاشورا'],
  ['2025-08-14', 'اربعین'],
  ['2025-08-22', 'رحلت پیامبر (ص)'],
  ['2025-08-24', 'شهادت امام رضا (ع)'],
  ['2025-09-01', 'شهادت امام عسکری (ع)'],
  ['2025-09-10', 'میلاد پیامبر (ص)'],
  ['2025-11-24', 'شهادت حضرت فاطمه (س)'],
  ['2026-01-03', 'ولادت امام علی (ع)'],
  ['2026-01-17', 'مبعث'],
  ['2026-02-04', 'نیمهٔ شعبان'],
  ['2026-03-11', 'شهادت امام علی (ع)'],
  // 1405
  ['2026-03-21', 'عید فطر'],
  ['2026-03-22', 'تعطیل عید فطر'],
  ['2026-05-27', 'عید قربان'],
  ['2026-06-04', 'عید غدیر'],
  ['2026-06-24', 'تاسوعا'],
  ['2026-06-25', 'عاشورا'],
  ['2026-08-04', 'اربعین'],
  ['2026-08-12', 'رحلت پیامبر (ص)'],
  ['2026-08-13', 'شهادت امام رضا (ع)'],
  ['2026-08-21', 'شهادت امام عسکری (ع)'],
  ['2026-08-30', 'میلاد پیامبر (ص)'],
  ['2026-11-13', 'شهادت حضرت فاطمه (س)'],
  ['2026-12-23', 'ولادت امام علی (ع)'],
  ['2027-01-06', 'مبعث'],
  ['2027-01-24', 'نیمهٔ شعبان'],
  ['2027-02-28', 'شهادت امام علی (ع)'],
  ['2027-03-10', 'عید فطر'],
  ['2027-03-11', 'تعطیل عید فطر'],
  // 1406
  ['2027-05-17', 'عید قربان'],
  ['2027-05-25', 'عید غدیر'],
  ['2027-06-14', 'تاسوعا'],
  ['2027-06-15', 'عاشورا'],
  ['2027-07-25', 'اربعین'],
  ['2027-08-02', 'رحلت پیامبر (ص)'],
  ['2027-08-03', 'شهادت امام رضا (ع)'],
  ['2027-08-11', 'شهادت امام عسکری (ع)'],
  ['2027-08-20', 'میلاد پیامبر (ص)'],
  ['2027-11-03', 'شهادت حضرت فاطمه (س)'],
  ['2027-12-12', 'ولادت امام علی (ع)'],
  ['2027-12-26', 'مبعث'],
  ['2028-01-13', 'نیمهٔ شعبان'],
  ['2028-02-17', 'شهادت امام علی (ع)'],
  ['2028-02-27', 'عید فطر'],
  ['2028-02-28', 'تعطیل عید فطر'],
] as const;

/**
 * The official calendar of 1406 appears in autumn of 1405. From this day on, the days in the list are calculated, not
 * official.
 */
const firstCalculated = '2027-03-21';

/** The first rows of a new site: data that staff change later, and the single rows that the code uses as counters or locks. */
export const firstRows: readonly FirstRows[] = [
  { table: 'revision', columns: ['id', 'value'], rows: [[1, 1]] },
  { table: 'change_feed', columns: ['id'], rows: [[1]] },
  { table: 'heartbeat', columns: ['id', 'at'], rows: [[1, '2026-01-01 00:00:00']] },
  { table: 'setting', columns: ['key', 'value'], rows: [['version', '1']] },
  {
    // Without categories no product can be added.
    table: 'category',
    columns: ['slug', 'name', 'publicGroup', 'position'],
    rows: [
      ['apple', 'کنسانترهٔ سیب', 'apple', 1],
      ['grape', 'کنسانترهٔ انگور', 'grape', 2],
      ['cherry', 'کنسانترهٔ آلبالو', 'other', 3],
      ['pomegranate', 'کنسانترهٔ انار', 'other', 4],
      ['tomato', 'رب گوجه‌فرنگی', 'tomato', 5],
      ['other', 'سایر محصولات', 'other', 6],
    ],
  },
  ...parameterRows,
  {
    // Visitors see a certificate when staff have filled in its number, issuer and last day.
    table: 'certificate',
    columns: ['name', 'description', 'onHome', 'onProduct', 'onAbout', 'position'],
    rows: [
      ['ISO 22000', 'مدیریت ایمنی مواد غذایی', 1, 1, 1, 1],
      ['HACCP', 'تحلیل خطر و پایش نقاط بحرانی ایمنی غذا در خط تولید', 1, 1, 1, 2],
      ['ISO 9001', 'مدیریت کیفیت، از خرید میوه تا پاسخ به مشتری', 1, 1, 1, 3],
      ['استاندارد ملی ایران', 'انطباق محصول با استانداردهای ملی کنسانتره، پوره و رب', 1, 1, 1, 4],
    ],
  },
  {
    table: 'holiday',
    columns: ['day', 'title', 'announced'],
    rows: holidays.map(([day, title]) => [day, title, Number(day < firstCalculated)]),
  },
];
