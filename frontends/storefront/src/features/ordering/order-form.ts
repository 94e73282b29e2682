import * as z from 'zod/mini';
import { isPhone } from '../../phone';
import { copy } from './copy';

const { fields } = copy;
/** Kilograms of one order line. */
export const MOST_KILOGRAMS = 1_000_000;

/** The order dialog (spec §5; D17: 8 to 15 digits). Field names are the API's. */
export const orderSchema = z.object({
  customerName: z
    .string()
    .check(z.trim(), z.minLength(1, { error: fields.nameRequired }), z.maxLength(100, { error: fields.nameLong })),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fields.phoneRequired, abort: true }),
      z.refine(isPhone, { error: fields.phoneInvalid }),
    ),
  quantity: z.int().check(z.minimum(1), z.maximum(MOST_KILOGRAMS, { error: fields.quantityMost })),
});

export type OrderForm = z.infer<typeof orderSchema>;

export const emptyOrder: OrderForm = { customerName: '', phone: '', quantity: 1 };
