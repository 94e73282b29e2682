export const copy = {
  notFound: 'این وب‌هوک یا این ارسال آن پیدا نشد',
  tooMany: 'تا ۲۰ وب‌هوک می‌توان داشت؛ یکی را حذف کنید',
  changedMeanwhile: 'این وب‌هوک همین حالا در جای دیگری تغییر کرده است',
  httpsNeeded: 'نشانی باید با https:// آغاز شود',
  fields: {
    events: 'دست‌کم یک رویداد را انتخاب کنید',
  },
} as const;

const reasons = {
  failing: 'سه روز تلاش برای فرستادن یک رویداد به این گیرنده ناموفق بود؛ برای همین ارسال به آن متوقف شد.',
  gone: 'این گیرنده پاسخ داد که دیگر وجود ندارد (۴۱۰)؛ برای همین ارسال به آن متوقف شد.',
};

/** Mail to the owners about a webhook that was paused. */
export function pausedMail(
  reason: keyof typeof reasons,
  host: string,
  link: string,
): { subject: string; text: string } {
  return {
    subject: 'یک وب‌هوک متوقف شد',
    text: [
      'سلام،',
      `گیرندهٔ وب‌هوک: ${host}`,
      reasons[reason],
      'رویدادهای بعدی نگه داشته می‌شود و وقتی آن را از سر بگیرید، فرستاده خواهد شد:',
      link,
    ].join('\n'),
  };
}
