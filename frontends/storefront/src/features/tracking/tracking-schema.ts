import { typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { copy } from './copy';

const { fields } = copy;

/** Code and phone of an order. Names and limits are those of the API, which takes a code in any case and with any digits. */
export const trackingSchema = z.object({
  code: z
    .string()
    .check(z.trim(), z.minLength(1, { error: fields.codeRequired }), z.maxLength(40, { error: fields.codeLong })),
  phone: typedPhone({ missing: fields.phoneRequired, invalid: fields.phoneInvalid }),
});

export type Tracking = z.infer<typeof trackingSchema>;
