import { toLatinDigits } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { copy } from './copy';

/** Longest texts that the API takes (openapi.json, POST /api/orders). */
const LIMIT = { customerName: 100, email: 254, address: 500, notes: 2000 } as const;
const PHONE_DIGITS = { fewest: 10, most: 15 } as const;

const digitsOf = (phone: string) => toLatinDigits(phone).replace(/\D/g, '');
const atMost = (limit: number) => z.maxLength(limit, { error: copy.tooLong(limit) });

/** The checkout form (spec §5): field names are the API's. Digits of a phone may be Persian, Arabic or Latin (D17). */
export const checkoutSchema = z.object({
  customerName: z
    .string()
    .check(z.trim(), z.minLength(3, { error: copy.customerNameShort }), atMost(LIMIT.customerName)),
  phone: z.string().check(
    z.trim(),
    z.refine((phone) => /^\+?[\d\s().\-\u200c]*$/.test(toLatinDigits(phone)), {
      error: copy.phoneInvalid,
      abort: true,
    }),
    z.refine((phone) => digitsOf(phone).length >= PHONE_DIGITS.fewest, { error: copy.phoneShort, abort: true }),
    z.refine((phone) => digitsOf(phone).length <= PHONE_DIGITS.most, { error: copy.phoneLong }),
  ),
  email: z.string().check(z.trim(), z.email({ error: copy.emailInvalid }), atMost(LIMIT.email)),
  address: z.string().check(z.trim(), z.minLength(10, { error: copy.addressShort }), atMost(LIMIT.address)),
  notes: z.string().check(z.trim(), atMost(LIMIT.notes)),
});

export type CheckoutValues = z.infer<typeof checkoutSchema>;

export const EMPTY_CHECKOUT: CheckoutValues = { customerName: '', phone: '', email: '', address: '', notes: '' };
