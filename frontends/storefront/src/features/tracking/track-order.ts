import { api, ApiError, dataOf, reasonOf, type Schemas } from '@afshoreh/api-client';
import type { Failure } from '@afshoreh/ui';
import { copy as siteCopy } from '../../copy';
import { copy } from './copy';
import type { Tracking } from './tracking-schema';

export type TrackedOrder = Schemas['TrackedOrderDto'];

/** The order that has this code and phone; throws what `dataOf` throws. */
export function trackOrder(pair: Tracking): Promise<TrackedOrder> {
  return api.GET('/orders/track', { params: { query: pair } }).then(dataOf);
}

/** What a failed search says; a wrong pair and a missing order are the same (D8). */
export function trackingFailure(error: unknown): Failure {
  if (error instanceof ApiError && error.code === 'orders.not_found') {
    return { title: copy.notFound, text: copy.notFoundText };
  }
  return { title: copy.failed, text: reasonOf(error) ?? siteCopy.tryAgain };
}
