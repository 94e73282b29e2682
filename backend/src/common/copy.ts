/** What the API says of every part of the API. */
export const copy = {
  validationFailed: 'اطلاعات فرستاده‌شده درست نیست',
  malformedRequest: 'درخواست خوانا نیست',
  routeNotFound: 'چنین نشانی‌ای وجود ندارد',
  methodNotAllowed: 'این نشانی با این روش پاسخ نمی‌دهد',
  requestTimeout: 'درخواست به‌موقع کامل نشد؛ لطفاً دوباره تلاش کنید',
  headTooLarge: 'نشانی یا سرآیندهای درخواست بیش از اندازه بلند است',
  bodyTooLarge: 'حجم درخواست بیش از اندازه است',
  unsupportedBody: 'قالب درخواست پشتیبانی نمی‌شود',
  tooManyRequests: 'درخواست‌های شما بیش از اندازه بود؛ لطفاً کمی بعد دوباره تلاش کنید',
  foreignOrigin: 'این درخواست از سایت دیگری فرستاده شده است',
  unexpectedFailure: 'مشکلی در سرور پیش آمد؛ لطفاً دوباره تلاش کنید',
  unavailable: 'سرویس در دسترس نیست؛ لطفاً کمی بعد دوباره تلاش کنید',
  idempotencyKeyReused: 'این درخواست پیش‌تر با اطلاعات دیگری ثبت شده است؛ صفحه را تازه کنید و دوباره ثبت کنید',
  idempotencyKeyWrong: 'کلید یکتایی درخواست باید ۸ تا ۱۲۸ کاراکتر لاتین باشد',
  rangeBegins: 'تاریخ آغاز',
  rangeEnds: 'تاریخ پایان',
  idNotANumber: 'شناسه باید عدد باشد',
  /** Heading of a column of times for reading, beside the one in UTC. */
  inTehran: (heading: string) => `${heading} (به وقت تهران)`,
  dateWrong: 'تاریخ درست نیست',
  webAddressWrong: 'نشانی وب‌سایت درست نیست',
} as const;
