import * as z from 'zod/mini';
import { customerFields, passwordsAgree } from '../../customer-fields';
import { typedCode } from '../../components/phone-code/phone-code-schemas';
import { copy } from './copy';

const { fullName, email, password } = customerFields;

/** Customer login: `username` is an e-mail address. */
export const loginSchema = z.object({ username: email, password, rememberMe: z.boolean() });

/** Login by phone. The form has a name only when the server asks for one. */
export const phoneLoginSchema = z.object({
  code: typedCode,
  fullName: z.optional(fullName),
  rememberMe: z.boolean(),
});

/** Sign-up. The form asks for `confirmPassword` and `acceptTerms` but does not send them. */
export const registerSchema = z
  .object({
    ...customerFields,
    confirmPassword: z.string(),
    acceptTerms: z.boolean().check(z.refine((accepted) => accepted, { error: copy.fields.mustAccept })),
  })
  .check(passwordsAgree('password'));

/** Asks for the e-mail that receives the link to a new password. */
export const forgotPasswordSchema = z.object({ email });

/** A new password; the repeated one is not sent. */
export const resetPasswordSchema = z
  .object({ password, confirmPassword: z.string() })
  .check(passwordsAgree('password'));

export type LoginValues = z.infer<typeof loginSchema>;
export type PhoneLoginValues = z.infer<typeof phoneLoginSchema>;
export type RegisterValues = z.infer<typeof registerSchema>;
