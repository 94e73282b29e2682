import type { Pack } from '@afshoreh/persian';
import { emptyCompany } from '@afshoreh/ui/company';
import { typedCompany, typedDeliveryDay, typedPhone, typedQuantity } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { copy } from './copy';

/** The order dialog. A phone has 8 to 15 digits, and `pack` allows quantities in packs. Field names are those of the API. */
export const orderSchema = (pack: Pack | null) =>
  z.object({
    customerName: z
      .string()
      .check(z.trim(), z.minLength(1, { error: copy.nameRequired }), z.maxLength(100, { error: copy.nameLong })),
    phone: typedPhone({ missing: copy.phoneRequired, invalid: copy.phoneInvalid }),
    quantity: typedQuantity(pack),
    ...typedCompany,
    deliveryDate: typedDeliveryDay(),
  });

type Schema = ReturnType<typeof orderSchema>;
/** The values as typed. The quantity may be a text that is not an amount. */
export type OrderForm = z.input<Schema>;
export type CheckedOrder = z.output<Schema>;

export const emptyOrder: OrderForm = { customerName: '', phone: '', quantity: 1, ...emptyCompany };
