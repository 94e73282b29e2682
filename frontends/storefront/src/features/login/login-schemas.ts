import * as z from 'zod/mini';
import { customerFields, passwordsAgree } from '../../customer-fields';
import { copy } from './copy';

const { email, password } = customerFields;

/** Customer login (spec §5): `username` is an e-mail address. */
export const loginSchema = z.object({ username: email, password, rememberMe: z.boolean() });

/** Sign-up (spec §5, D17). `confirmPassword` and `acceptTerms` are asked here and not sent. */
export const registerSchema = z
  .object({
    ...customerFields,
    confirmPassword: z.string(),
    acceptTerms: z.boolean().check(z.refine((accepted) => accepted, { error: copy.fields.mustAccept })),
  })
  .check(passwordsAgree('password'));

/** Where to send the link to a new password (D15). */
export const forgotPasswordSchema = z.object({ email });

/** A new password (D15, D16); the repetition is not sent. */
export const resetPasswordSchema = z
  .object({ password, confirmPassword: z.string() })
  .check(passwordsAgree('password'));

export type LoginValues = z.infer<typeof loginSchema>;
export type RegisterValues = z.infer<typeof registerSchema>;
