import * as z from 'zod/mini';
import { copy } from './copy';

export const loginSchema = z.object({
  username: z.string().check(z.trim(), z.email({ error: copy.login.emailInvalid })),
  password: z.string().check(z.minLength(6, { error: copy.login.passwordShort })),
});
