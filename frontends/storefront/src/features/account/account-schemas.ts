import { typedCompany } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { customerFields, passwordsAgree } from '../../customer-fields';
import { copy } from './copy';
import { isOtherEmail } from './is-other-email';

const { fullName, email, phoneNumber, password } = customerFields;
const needed = (error: string) => z.string().check(z.minLength(1, { error }));

/** The profile form; `current` is the account's e-mail. A changed e-mail requires the password. */
export function profileSchema(current: string) {
  return z.object({ fullName, email, phoneNumber, currentPassword: z._default(z.string(), '') }).check(
    z.refine((form) => form.currentPassword !== '' || !isOtherEmail(form.email, current), {
      error: copy.profile.passwordNeeded,
      path: ['currentPassword'],
      when: () => true,
    }),
  );
}

/** The repeated password is not sent. */
export const changePasswordSchema = z
  .object({ currentPassword: needed(copy.password.currentNeeded), newPassword: password, confirmPassword: z.string() })
  .check(passwordsAgree('newPassword'));

export const deleteAccountSchema = z.object({
  currentPassword: needed(copy.delete.passwordNeeded),
  understood: z.boolean().check(z.refine((understood) => understood, { error: copy.delete.understoodNeeded })),
});

/** The account keeps no day of delivery. */
export const companySchema = z.object(typedCompany);

export type CompanyFormValues = z.infer<typeof companySchema>;
export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>;
export type ChangePasswordValues = z.infer<typeof changePasswordSchema>;
export type DeleteAccountValues = z.infer<typeof deleteAccountSchema>;
