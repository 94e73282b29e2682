import * as z from 'zod/mini';
import { newsletterCopy as copy } from './copy';

export const newsletterSchema = z.object({ email: z.string().check(z.trim(), z.email({ error: copy.emailInvalid })) });
