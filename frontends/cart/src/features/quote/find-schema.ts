import { typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { copy } from './copy';

const { fields } = copy.find;
/** The longest code that the API accepts (openapi.json). */
const LONGEST = 40;

export const findSchema = z.object({
  code: z
    .string()
    .check(z.trim(), z.minLength(1, { error: fields.codeMissing }), z.maxLength(LONGEST, copy.tooLong(LONGEST))),
  phone: typedPhone({ missing: fields.phoneMissing, invalid: fields.phoneWrong }),
});

export type FoundBy = z.infer<typeof findSchema>;
