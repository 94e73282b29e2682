import { emptyCompany } from '@afshoreh/ui/company';
import { typedCompany, typedDeliveryDay, typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import type { FormLine } from '../lines/lines-schema';
import { linesFields } from '../lines/lines-schema';
import { copy } from '../copy';

const words = copy.taking;

/** The limits are those of the API (openapi.json), which also checks the e-mail. */
export const phoneOrderSchema = z.object({
  phone: typedPhone({ missing: words.phoneMissing, invalid: words.phoneWrong }),
  customerName: z.string().check(z.trim(), z.minLength(1, words.nameMissing), z.maxLength(100, words.nameTooLong)),
  customerId: z.nullable(z.number()),
  ...linesFields,
  email: z.string().check(z.trim()),
  address: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || text.length >= 10, words.addressShort),
    z.maxLength(500, words.addressTooLong),
  ),
  notes: z.string().check(z.trim(), z.maxLength(2000, words.notesTooLong)),
  ...typedCompany,
  deliveryDate: typedDeliveryDay(),
});

export type PhoneOrder = z.infer<typeof phoneOrderSchema>;

export const emptyPhoneOrder = {
  phone: '',
  customerName: '',
  customerId: null as number | null,
  items: [] as FormLine[],
  typedLine: '',
  email: '',
  address: '',
  notes: '',
  ...emptyCompany,
};
