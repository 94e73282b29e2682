import * as z from 'zod/mini';
import { copy } from './copy';

const { password: words } = copy;

/** The minimum length of an admin password. */
const SHORTEST = 8;

const fields = z.object({ currentPassword: z.string(), newPassword: z.string(), confirmation: z.string() });

export type PasswordChange = z.infer<typeof fields>;

/** Returns the first problem, in the order of the fields, with its field; null when there is none. */
export function passwordProblem(change: PasswordChange): { field: keyof PasswordChange; message: string } | null {
  const { currentPassword, newPassword, confirmation } = change;
  if (currentPassword === '') return { field: 'currentPassword', message: words.currentRequired };
  if (newPassword === '') return { field: 'newPassword', message: words.nextRequired };
  if (Array.from(newPassword).length < SHORTEST) return { field: 'newPassword', message: words.nextTooShort };
  if (newPassword !== confirmation) return { field: 'confirmation', message: words.confirmationDiffers };
  return null;
}

/** Reports one problem at a time, at its field. */
export const passwordSchema = fields.check(({ value, issues }) => {
  const problem = passwordProblem(value);
  if (problem) issues.push({ code: 'custom', path: [problem.field], message: problem.message, input: value });
});
