import { parseQuantity, type Pack } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { quantityProblem } from '../controls/quantity-problem';

/** The value of a `QuantityField`, parsed to kilograms, with a Persian message when it is not an amount. */
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
