import type { Pack } from '@afshoreh/persian';
import { typedQuantity } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { copy } from '../copy';

const words = copy.lines;

/** A line in a form. `id` belongs to a stored line; a new line has none. */
export interface FormLine {
  id?: number | undefined;
  /** Null when the product was removed from the catalogue. */
  productId: number | null;
  productName: string;
  pack: Pack | null;
  /** Kilograms, or the typed text while it is not an amount. */
  quantity: number | string;
}

/** The lines of an order, and the text of the line that is being typed. The limits are those of the API (openapi.json). */
export const linesFields = {
  items: z
    .array(
      z.object({
        id: z.optional(z.number()),
        productId: z.nullable(z.number()),
        productName: z.string(),
        pack: z.any(),
        quantity: typedQuantity(),
      }),
    )
    .check(z.minLength(1, words.missing), z.maxLength(100, words.tooMany)),
  // A line that was typed but not added would be missing in the order.
  typedLine: z.string().check(z.refine((text) => text.trim() === '', words.notAdded)),
};

interface ParsedLine {
  id?: number | undefined;
  productId: number | null;
  quantity: number;
}

/** The lines for the API: a stored line by its id, a new one by its product. */
export const bodyOfLines = (items: readonly ParsedLine[]) =>
  items.map(({ id, productId, quantity }) =>
    id === undefined ? { productId: productId ?? 0, quantity } : { id, quantity },
  );
