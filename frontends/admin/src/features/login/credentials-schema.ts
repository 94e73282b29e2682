import * as z from 'zod/mini';
import { copy } from './copy';

/** Spec §5: both are required, which is said once, at the first that is empty. */
export const credentialsSchema = z
  .object({ username: z.string().check(z.trim()), password: z.string() })
  .check(({ value, issues }) => {
    const empty = value.username === '' ? 'username' : value.password === '' ? 'password' : null;
    if (empty) issues.push({ code: 'custom', path: [empty], message: copy.bothRequired, input: value });
  });
