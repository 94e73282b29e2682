import * as z from 'zod/mini';
import { copy } from './copy';

const { password: words } = copy;

/** Characters of a new admin password (spec §9, D16). */
const SHORTEST = 8;

const fields = z.object({ currentPassword: z.string(), newPassword: z.string(), confirmation: z.string() });

export type PasswordChange = z.infer<typeof fields>;

/** The first thing that is wrong, in the order of spec §5, with the field it is about; null when nothing is. */
export function passwordProblem(change: PasswordChange): { field: keyof PasswordChange; message: string } | null {
  const { currentPassword, newPassword, confirmation } = change;
  if (currentPassword === '') return { field: 'currentPassword', message: words.currentRequired };
  if (newPassword === '') return { field: 'newPassword', message: words.nextRequired };
  if (Array.from(newPassword).length < SHORTEST) return { field: 'newPassword', message: words.nextTooShort };
  if (newPassword !== confirmation) return { field: 'confirmation', message: words.confirmationDiffers };
  return null;
}

/** One problem at a time, at the field it is about. */
export const passwordSchema = fields.check(({ value, issues }) => {
  const problem = passwordProblem(value);
  if (problem) issues.push({ code: 'custom', path: [problem.field], message: problem.message, input: value });
});
