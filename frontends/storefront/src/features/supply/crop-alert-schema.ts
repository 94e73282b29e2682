import { typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { copy } from './copy';

const { errors } = copy.alert;
const email = z.email();
const phone = typedPhone({ missing: errors.missing, invalid: errors.phone });
const isEmpty = (typed: string) => typed.trim() === '';

/** An e-mail, a phone, or both. */
export const cropAlertSchema = z
  .object({
    phone: z
      .string()
      .check(z.refine((typed) => isEmpty(typed) || phone.safeParse(typed).success, { error: errors.phone })),
    email: z.string().check(
      z.trim(),
      z.refine((typed) => typed === '' || email.safeParse(typed).success, { error: errors.email }),
    ),
  })
  .check(z.refine((form) => !isEmpty(form.phone) || form.email !== '', { path: ['phone'], error: errors.missing }));
