import * as z from 'zod/mini';

import { copy } from './copy';

const email = z.email();
const needed = (error: string) => z.string().check(z.trim(), z.minLength(1, { error }));

/** The footer's message form; the e-mail is optional. Names are those of the API. */
export const messageSchema = z.object({
  name: needed(copy.nameMissing),
  email: z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || email.safeParse(typed).success, { error: copy.wrongEmail }),
  ),
  message: needed(copy.required),
});

export type Message = z.infer<typeof messageSchema>;
