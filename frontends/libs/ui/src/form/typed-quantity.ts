import { parseQuantity, type Pack } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { quantityProblem } from '../controls/quantity-problem';

/** What a `QuantityField` holds, made kilograms; refused in words when it is no amount (D34). */
export const typedQuantity = (pack: Pack | null = null) =>
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform((typed, context) => {
      const read = parseQuantity(String(typed), pack);
      if ('kilograms' in read) return read.kilograms;
      context.issues.push({ code: 'custom', message: quantityProblem(read.problem), input: typed });
      return z.NEVER;
    }),
  );
