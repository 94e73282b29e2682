/** What a visitor reads when there is no answer to read. */
export const copy = {
  connectionLost: 'ارتباط با سرور برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
  tooSlow: 'پاسخ سرور بیش از اندازه طول کشید؛ لطفاً دوباره تلاش کنید.',
};
