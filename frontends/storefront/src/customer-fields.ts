import { typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';

const PASSWORD = { fewest: 6, most: 128 } as const;

const copy = {
  emailInvalid: 'لطفاً یک ایمیل معتبر وارد کنید',
  passwordShort: 'رمز عبور باید حداقل ۶ کاراکتر باشد',
  passwordLong: 'رمز عبور نباید بیش از ۱۲۸ کاراکتر باشد',
  fullNameShort: 'نام باید حداقل ۳ حرف باشد',
  fullNameLong: 'نام نباید بیش از ۱۰۰ کاراکتر باشد',
  phone: {
    missing: 'شماره تماس باید حداقل ۱۰ رقم باشد',
    short: 'شماره تماس باید حداقل ۱۰ رقم باشد',
    long: 'شمارهٔ تماس نباید بیش از ۱۵ رقم باشد',
    invalid: 'شمارهٔ تماس فقط می‌تواند رقم، فاصله، خط تیره و + داشته باشد',
  },
  passwordsDiffer: 'رمزهای عبور مطابقت ندارند',
};

/** The fields of a customer's account, with the API's names. */
export const customerFields = {
  fullName: z
    .string()
    .check(z.trim(), z.minLength(3, { error: copy.fullNameShort }), z.maxLength(100, { error: copy.fullNameLong })),
  email: z
    .string()
    .check(z.trim(), z.email({ error: copy.emailInvalid }), z.maxLength(254, { error: copy.emailInvalid })),
  phoneNumber: typedPhone(copy.phone, 10),
  password: z
    .string()
    .check(
      z.minLength(PASSWORD.fewest, { error: copy.passwordShort }),
      z.maxLength(PASSWORD.most, { error: copy.passwordLong }),
    ),
};

/** Checks that `confirmPassword` repeats the field `name`. The form asks for `confirmPassword` but does not send it. */
export function passwordsAgree<Name extends string>(name: Name) {
  return z.refine<Record<Name | 'confirmPassword', string>>((form) => form[name] === form.confirmPassword, {
    error: copy.passwordsDiffer,
    path: ['confirmPassword'],
    // This runs also while other fields are invalid, so that the visitor sees every mistake at once.
    when: () => true,
  });
}
