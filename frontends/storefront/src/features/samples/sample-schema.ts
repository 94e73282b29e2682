import { typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { copy } from './copy';

const { fields } = copy;
const email = z.email();
const text = (most: number, missing?: string, least = 1) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(missing ? least : 0, { error: missing ?? '' }),
      z.maxLength(most, { error: fields.tooLong(most) }),
    );

/** The form of a sample. Names and limits are those of the API (openapi.json). */
export const sampleSchema = z.object({
  grams: z.pipe(z.string(), z.transform(Number)),
  purpose: text(1000, fields.purposeMissing),
  customerName: text(100, fields.nameMissing),
  phone: typedPhone({ missing: fields.phoneMissing, invalid: fields.phoneWrong }),
  email: z.string().check(
    z.trim(),
    z.maxLength(254, { error: fields.emailWrong, abort: true }),
    z.refine((typed) => typed === '' || email.safeParse(typed).success, { error: fields.emailWrong }),
  ),
  companyName: text(200),
  address: text(500, fields.addressShort, 10),
});

export type SampleForm = z.output<typeof sampleSchema>;
