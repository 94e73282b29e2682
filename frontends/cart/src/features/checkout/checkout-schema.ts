import { typedCompany, typedDeliveryDay, typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import type { CheckoutValues } from './checkout-values';
import { copy } from './copy';

/** The longest texts that the API accepts (openapi.json, POST /api/orders). */
const LIMIT = { customerName: 100, email: 254, address: 500, notes: 2000 } as const;

const atMost = (limit: number) => z.maxLength(limit, { error: copy.tooLong(limit) });

/**
 * The checkout form; field names are those of the API. The digits of a phone may be Persian, Arabic or Latin. The day of delivery
 * is parsed to that of the API.
 */
export const checkoutSchema = z.object({
  customerName: z
    .string()
    .check(z.trim(), z.minLength(3, { error: copy.customerNameShort }), atMost(LIMIT.customerName)),
  phone: typedPhone(copy.phoneProblem, 10),
  email: z.string().check(z.trim(), z.email({ error: copy.emailInvalid }), atMost(LIMIT.email)),
  address: z.string().check(z.trim(), z.minLength(10, { error: copy.addressShort }), atMost(LIMIT.address)),
  notes: z.string().check(z.trim(), atMost(LIMIT.notes)),
  ...typedCompany,
  deliveryDate: typedDeliveryDay(),
}) satisfies z.ZodMiniType<CheckoutValues, CheckoutValues>;
