import { typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { copy } from './copy';

const { fields } = copy;
const email = z.email();

/** The contact form: name, phone and message are required, e-mail is optional. Names and limits are those of the API. */
export const messageSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fields.nameRequired, abort: true }),
      z.maxLength(100, { error: fields.nameLong }),
    ),
  phone: typedPhone({ missing: fields.phoneRequired, invalid: fields.phoneInvalid }),
  email: z.string().check(
    z.trim(),
    z.maxLength(254, { error: fields.emailInvalid, abort: true }),
    z.refine((typed) => typed === '' || email.safeParse(typed).success, { error: fields.emailInvalid }),
  ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fields.messageRequired, abort: true }),
      z.maxLength(5000, { error: fields.messageLong }),
    ),
});

export type Message = z.infer<typeof messageSchema>;
