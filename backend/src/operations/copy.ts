/** What the API says of mails, the audit and the dashboard. */
export const copy = {
  forgotten: 'حذف شد',
  mailSender: 'افشره',
  dayOutOfRange: 'این روز بیرون از بازهٔ گزارش‌هاست',
  periodEndsFirst: 'روز پایان باید پس از روز آغاز باشد',
  periodTooLong: 'گزارش حداکثر ۳۶۶ روز را در بر می‌گیرد',
  columns: {
    day: 'روز',
    dayInTehran: 'روز (شمسی)',
    orders: 'سفارش',
    kilograms: 'مقدار (کیلوگرم)',
    expert: 'کارشناس',
    ordersCalled: 'سفارش‌های پیگیری‌شده',
    calls: 'تماس',
    firstCalls: 'نخستین تماس',
    inTime: 'به‌موقع',
    productId: 'شناسهٔ محصول',
    product: 'محصول',
  },
} as const;
