import type { Customer } from '@afshoreh/api-client';
import { typedCompany } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { customerFields, passwordsAgree } from '../../customer-fields';
import { typedCode } from '../../components/phone-code/phone-code-schemas';
import { copy } from './copy';
import { isOtherEmail } from './is-other-email';

const { fullName, email, phoneNumber, password } = customerFields;
const needed = (error: string) => z.string().check(z.minLength(1, { error }));
/** The form of an account without a password has no password field. */
const passwordOf = (hasPassword: boolean, error: string) => (hasPassword ? needed(error) : z.optional(z.string()));

/**
 * The profile form; `email` is the account's current one. Changing the e-mail requires the password if the account has
 * one. An account without an e-mail may stay without one.
 */
export function profileSchema({ email: current, hasPassword }: Pick<Customer, 'email' | 'hasPassword'>) {
  const typedEmail = current ? email : z.union([z.literal(''), email]);
  const form = { fullName, email: typedEmail, phoneNumber, currentPassword: z._default(z.string(), '') };
  return z.object(form).check(
    z.refine((typed) => !hasPassword || typed.currentPassword !== '' || !isOtherEmail(typed.email, current), {
      error: copy.profile.passwordNeeded,
      path: ['currentPassword'],
      when: () => true,
    }),
  );
}

/** The repeated password is not sent. */
export const changePasswordSchema = (hasPassword: boolean) =>
  z
    .object({
      currentPassword: passwordOf(hasPassword, copy.password.currentNeeded),
      newPassword: password,
      confirmPassword: z.string(),
    })
    .check(passwordsAgree('newPassword'));

export const deleteAccountSchema = (hasPassword: boolean) =>
  z.object({
    currentPassword: passwordOf(hasPassword, copy.delete.passwordNeeded),
    understood: z.boolean().check(z.refine((understood) => understood, { error: copy.delete.understoodNeeded })),
  });

export const provePhoneSchema = (hasPassword: boolean) =>
  z.object({ code: typedCode, currentPassword: passwordOf(hasPassword, copy.password.currentNeeded) });

/** The account stores no day of delivery. */
export const companySchema = z.object(typedCompany);

export type CompanyFormValues = z.infer<typeof companySchema>;
export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>;
export type ChangePasswordValues = z.infer<ReturnType<typeof changePasswordSchema>>;
export type DeleteAccountValues = z.infer<ReturnType<typeof deleteAccountSchema>>;
export type ProvePhoneValues = z.infer<ReturnType<typeof provePhoneSchema>>;
