import * as z from 'zod/mini';
import { isPhone } from '../../phone';
import { copy } from './copy';

const { fields } = copy;
const email = z.email();

/** The contact form (spec §5): name, phone and message; e-mail when given. Names and limits are the API's. */
export const messageSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fields.nameRequired, abort: true }),
      z.maxLength(100, { error: fields.nameLong }),
    ),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fields.phoneRequired, abort: true }),
      z.refine(isPhone, { error: fields.phoneInvalid }),
    ),
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

export const emptyMessage: Message = { name: '', phone: '', email: '', message: '' };
