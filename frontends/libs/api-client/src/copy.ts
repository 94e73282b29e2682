/** The messages for calls that failed. */
export const copy = {
  connectionLost: 'ارتباط با سرور برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
  tooSlow: 'پاسخ سرور بیش از اندازه طول کشید؛ لطفاً دوباره تلاش کنید.',
  /** Latin letters and digits keep their order within a Persian text between these marks. */
  withErrorId: (message: string, id: string) => `${message} (شناسهٔ خطا: \u2066${id}\u2069)`,
  /** Something other than our server responded, or the response is incomplete. */
  unreadable: (status: number) =>
    status >= 500
      ? 'سرور لحظه‌ای در دسترس نیست؛ لطفاً کمی بعد دوباره تلاش کنید.'
      : 'پاسخ سرور خوانده نشد؛ لطفاً دوباره تلاش کنید.',
};
