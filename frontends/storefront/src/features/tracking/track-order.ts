import { api, ApiError, dataOf, reasonOf, type Schemas } from '@afshoreh/api-client';
import type { Failure } from '@afshoreh/ui';
import { copy as siteCopy } from '../../copy';
import { copy } from './copy';
import type { Tracking } from './tracking-schema';

export type TrackedOrder = Schemas['TrackedOrderDto'];

/** Finds the order with this code and phone; throws what `dataOf` throws. */
export function trackOrder(pair: Tracking): Promise<TrackedOrder> {
  return api.GET('/orders/track', { params: { query: pair } }).then(dataOf);
}

/** Cancels the order with this code and phone, and returns it; throws what `dataOf` throws. */
export function cancelTrackedOrder({ code, phone }: Tracking): Promise<TrackedOrder> {
  return api.POST('/orders/track/cancel', { body: { code, phone } }).then(dataOf);
}

/** An order, and the pair that opens it. */
export interface FoundOrder {
  order: TrackedOrder;
  pair: Tracking;
}

/** The message for a failed search; it is the same for a wrong pair and for an order that does not exist. */
export function trackingFailure(error: unknown): Failure {
  if (error instanceof ApiError && error.code === 'orders.not_found') {
    return { title: copy.notFound, text: copy.notFoundText };
  }
  return { title: copy.failed, text: reasonOf(error) ?? siteCopy.tryAgain };
}
