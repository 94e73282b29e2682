import * as z from 'zod/mini';

import { copy } from './copy';

const email = z.email();
const needed = z.string().check(z.trim(), z.minLength(1, { error: copy.required }));

/** The footer's message form (D22): e-mail when given. Names are the API's. */
export const messageSchema = z.object({
  name: needed,
  email: z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || email.safeParse(typed).success, { error: copy.wrongEmail }),
  ),
  message: needed,
});

export type Message = z.infer<typeof messageSchema>;
