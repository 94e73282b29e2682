/** The statuses of an order (spec §4), for customers and staff alike. */
export const statuses: Readonly<Record<string, string>> = {
  new: 'جدید',
  processing: 'در حال پردازش',
  completed: 'تکمیل‌شده',
  cancelled: 'لغوشده',
};
export const unknownStatus = 'نامشخص';
