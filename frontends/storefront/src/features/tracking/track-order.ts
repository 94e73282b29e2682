import { api, ApiError, dataOf, reasonOf, type Schemas } from '@afshoreh/api-client';
import * as z from 'zod/mini';
import { isPhone } from '../../phone';
import { copy } from './copy';

const { fields } = copy;

export type TrackedOrder = Schemas['TrackedOrderDto'];

/** Code and phone of an order (D8, D17). Names and limits are the API's, which takes a code in any case and digits. */
export const trackingSchema = z.object({
  code: z
    .string()
    .check(z.trim(), z.minLength(1, { error: fields.codeRequired }), z.maxLength(40, { error: fields.codeLong })),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fields.phoneRequired, abort: true }),
      z.refine(isPhone, { error: fields.phoneInvalid }),
    ),
});

export type TrackingPair = z.infer<typeof trackingSchema>;

/** The order that has this code and phone; throws what `dataOf` throws. */
export function trackOrder(pair: TrackingPair): Promise<TrackedOrder> {
  return api.GET('/orders/track', { params: { query: pair } }).then(dataOf);
}

/** What a failed search says; a wrong pair and a missing order are the same (D8). */
export function trackingFailure(error: unknown): { title: string; text: string } {
  if (error instanceof ApiError && error.code === 'orders.not_found') {
    return { title: copy.notFound, text: copy.notFoundText };
  }
  return { title: copy.failed, text: reasonOf(error) ?? copy.tryAgain };
}
