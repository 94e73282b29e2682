import * as z from 'zod/mini';
import { copy } from './copy';

/** Both fields are required. One message is shown, at the first empty field. */
export const credentialsSchema = z
  .object({ username: z.string().check(z.trim()), password: z.string() })
  .check(({ value, issues }) => {
    const empty = value.username === '' ? 'username' : value.password === '' ? 'password' : null;
    if (empty) issues.push({ code: 'custom', path: [empty], message: copy.bothRequired, input: value });
  });
