import { parsePersianDay, parseQuantity, toPersianDigits } from '@afshoreh/persian';
import { LONGEST_SKU, skuOf, skuPattern } from '@afshoreh/persian/skus';
import * as z from 'zod/mini';
import { copy } from './copy';
import { persianDay, type Lot } from './lots';

const { errors } = copy.form;
const isNumber = (typed: string) => skuPattern.test(skuOf(typed)) && skuOf(typed).length <= LONGEST_SKU;
const kilogramsOf = (typed: string): number | null => {
  const quantity = parseQuantity(typed);
  return 'problem' in quantity ? null : quantity.kilograms;
};
/** A date in the Persian calendar. */
const day = z.string().check(z.refine((typed) => parsePersianDay(typed) !== null, errors.date));

/** The limits are those of the API (openapi.json). */
export const lotSchema = z
  .object({
    number: z.string().check(z.refine(isNumber, errors.number)),
    product: z
      .object({ id: z.nullable(z.number()), name: z.string() })
      .check(z.refine(({ id }) => id !== null, errors.product)),
    producedOn: day,
    bestBefore: day,
    kilograms: z.string().check(z.refine((typed) => kilogramsOf(typed) !== null, errors.kilograms)),
    pack: z.string().check(z.trim(), z.maxLength(100, errors.pack)),
  })
  .check(
    z.refine(({ producedOn, bestBefore }) => dayOf(producedOn) < dayOf(bestBefore), {
      error: errors.order,
      path: ['bestBefore'],
    }),
  );
export type LotValues = z.infer<typeof lotSchema>;

const dayOf = (typed: string): string => parsePersianDay(typed) ?? '';

export const lotValues = (lot?: Lot): LotValues => ({
  number: lot?.number ?? '',
  product: { id: lot?.productId ?? null, name: lot?.productId ? lot.productName : '' },
  producedOn: lot ? persianDay(lot.producedOn) : '',
  bestBefore: lot ? persianDay(lot.bestBefore) : '',
  kilograms: lot ? toPersianDigits(lot.kilograms) : '',
  pack: lot?.pack ?? '',
});

export const lotBody = ({ number, product, producedOn, bestBefore, kilograms, pack }: LotValues) => ({
  number: skuOf(number),
  productId: product.id ?? 0,
  producedOn: dayOf(producedOn),
  bestBefore: dayOf(bestBefore),
  kilograms: kilogramsOf(kilograms) ?? 0,
  pack: pack || null,
});
