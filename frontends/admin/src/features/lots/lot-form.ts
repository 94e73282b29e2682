import { MAX_LOT_KILOGRAMS, parsePersianDay, parseQuantity, toPersianDigits, type Quantity } from '@afshoreh/persian';
import { LONGEST_SKU, skuOf, skuPattern } from '@afshoreh/persian/skus';
import * as z from 'zod/mini';
import { persianDay, typedDay } from '../../form/persian-day';
import { copy } from './copy';
import type { Lot } from './lots';

const { errors } = copy.form;
const isNumber = (typed: string) => skuPattern.test(skuOf(typed)) && skuOf(typed).length <= LONGEST_SKU;
const quantityOf = (typed: string): Quantity => parseQuantity(typed, null, MAX_LOT_KILOGRAMS);
const isTooMuch = (quantity: Quantity) => 'problem' in quantity && quantity.problem.kind === 'large';
const day = typedDay(errors.date);

/** The limits are those of the API (openapi.json). */
export const lotSchema = z
  .object({
    number: z.string().check(z.refine(isNumber, errors.number)),
    product: z
      .object({ id: z.nullable(z.number()), name: z.string() })
      .check(z.refine(({ id }) => id !== null, errors.product)),
    producedOn: day,
    bestBefore: day,
    kilograms: z.string().check(
      z.refine((typed) => !isTooMuch(quantityOf(typed)), { error: errors.tooMuch, abort: true }),
      z.refine((typed) => 'kilograms' in quantityOf(typed), errors.kilograms),
    ),
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

function kilogramsOf(typed: string): number {
  const quantity = quantityOf(typed);
  return 'kilograms' in quantity ? quantity.kilograms : 0;
}

export const lotBody = ({ number, product, producedOn, bestBefore, kilograms, pack }: LotValues) => ({
  number: skuOf(number),
  productId: product.id ?? 0,
  producedOn: dayOf(producedOn),
  bestBefore: dayOf(bestBefore),
  kilograms: kilogramsOf(kilograms),
  pack: pack || null,
});
