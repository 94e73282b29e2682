/** What the API says of a customer's own data. */
export const copy = {
  passwordMissing: 'رمز عبور خود را بنویسید',
} as const;
