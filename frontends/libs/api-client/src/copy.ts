/** The messages for calls without a readable response. */
export const copy = {
  connectionLost: 'ارتباط با سرور برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
  tooSlow: 'پاسخ سرور بیش از اندازه طول کشید؛ لطفاً دوباره تلاش کنید.',
  /** Something other than our server responded, or the response is incomplete. */
  unreadable: (status: number) =>
    status >= 500
      ? 'سرور لحظه‌ای در دسترس نیست؛ لطفاً کمی بعد دوباره تلاش کنید.'
      : 'پاسخ سرور خوانده نشد؛ لطفاً دوباره تلاش کنید.',
};
