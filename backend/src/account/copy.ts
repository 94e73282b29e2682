export const copy = {
  passwordMissing: 'رمز عبور خود را بنویسید',
} as const;
