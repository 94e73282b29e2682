import type { Pack } from '@afshoreh/persian';
import { typedPhone, typedQuantity } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { copy } from './copy';

/** The order dialog (8 to 15 digits; with the product's pack). Field names are the API's. */
export const orderSchema = (pack: Pack | null) =>
  z.object({
    customerName: z
      .string()
      .check(z.trim(), z.minLength(1, { error: copy.nameRequired }), z.maxLength(100, { error: copy.nameLong })),
    phone: typedPhone({ missing: copy.phoneRequired, invalid: copy.phoneInvalid }),
    quantity: typedQuantity(pack),
  });

type Schema = ReturnType<typeof orderSchema>;
/** As it is typed: the quantity may be text that is no amount. */
export type OrderForm = z.input<Schema>;
export type CheckedOrder = z.output<Schema>;

export const emptyOrder: OrderForm = { customerName: '', phone: '', quantity: 1 };
