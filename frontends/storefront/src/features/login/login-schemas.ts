import { toLatinDigits } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { copy } from './copy';

const { fields } = copy;
const PASSWORD = { fewest: 6, most: 128 } as const;

const email = z
  .string()
  .check(z.trim(), z.email({ error: fields.emailInvalid }), z.maxLength(254, { error: fields.emailInvalid }));
const password = z
  .string()
  .check(
    z.minLength(PASSWORD.fewest, { error: fields.passwordShort }),
    z.maxLength(PASSWORD.most, { error: fields.passwordLong }),
  );

const digitsOf = (phone: string) => toLatinDigits(phone).replace(/\D/g, '');

/** Customer login (spec §5): `username` is an e-mail address. */
export const loginSchema = z.object({ username: email, password, rememberMe: z.boolean() });

const passwordsAgree = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  {
    error: fields.passwordsDiffer,
    path: ['confirmPassword'],
    // Said also while other fields are wrong, so that a visitor corrects everything in one go.
    when: () => true,
  },
);

/** Sign-up (spec §5, D17). `confirmPassword` and `acceptTerms` are asked here and not sent. */
export const registerSchema = z
  .object({
    fullName: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, { error: fields.fullNameShort }),
        z.maxLength(100, { error: fields.fullNameLong }),
      ),
    email,
    phoneNumber: z.string().check(
      z.trim(),
      z.refine((phone) => /^\+?[\d\s().\-\u200c]*$/.test(toLatinDigits(phone)), {
        error: fields.phoneInvalid,
      }),
      z.refine((phone) => digitsOf(phone).length >= 10, { error: fields.phoneShort }),
      z.refine((phone) => digitsOf(phone).length <= 15, { error: fields.phoneLong }),
    ),
    password,
    confirmPassword: z.string(),
    acceptTerms: z.boolean().check(z.refine((accepted) => accepted, { error: fields.mustAccept })),
  })
  .check(passwordsAgree);

/** Where to send the link to a new password (D15). */
export const forgotPasswordSchema = z.object({ email });

/** A new password (D15, D16); the repetition is not sent. */
export const resetPasswordSchema = z.object({ password, confirmPassword: z.string() }).check(passwordsAgree);

export type LoginValues = z.infer<typeof loginSchema>;
export type RegisterValues = z.infer<typeof registerSchema>;
export type ForgotPasswordValues = z.infer<typeof forgotPasswordSchema>;
export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;
