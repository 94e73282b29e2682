import { api, ApiError, dataOf, reasonOf, type Schemas } from '@afshoreh/api-client';
import { toLatinDigits } from '@afshoreh/persian';
import type { Failure } from '@afshoreh/ui';
import { copy as siteCopy } from '../../copy';
import { copy } from './copy';
import type { Tracking } from './tracking-schema';

export type TrackedOrder = Schemas['TrackedOrder'];

/** Finds the order with this code and phone; throws what `dataOf` throws. */
function trackOrder(pair: Tracking): Promise<TrackedOrder> {
  return api.GET('/orders/track', { params: { query: pair } }).then(dataOf);
}

/** Cancels the order with this code and phone, and returns it; throws what `dataOf` throws. */
export function cancelTrackedOrder({ code, phone }: Tracking): Promise<TrackedOrder> {
  return api.POST('/orders/track/cancel', { body: { code, phone } }).then(dataOf);
}

/** The code of a sample begins with NM; the code of an order is shorter. */
function isSampleCode(code: string): boolean {
  return /^nm\w{10}$/i.test(toLatinDigits(code).replace(/[^\da-z]/gi, ''));
}

/** Finds the sample with this code and phone; throws what `dataOf` throws. */
function trackSample(pair: Tracking): Promise<Schemas['TrackedSample']> {
  return api.GET('/samples/track', { params: { query: pair } }).then(dataOf);
}

/** A sample, and the code and phone that open it. */
export interface FoundSample {
  sample: Schemas['TrackedSample'];
  pair: Tracking;
}

/** Finds the order or the sample of a code; throws what `dataOf` throws. */
export async function find(pair: Tracking): Promise<FoundOrder | FoundSample> {
  if (isSampleCode(pair.code)) return { sample: await trackSample(pair), pair };
  return { order: await trackOrder(pair), pair };
}

/** An order, and the code and phone that open it. */
export interface FoundOrder {
  order: TrackedOrder;
  pair: Tracking;
}

/** The message for a failed search; it is the same for a wrong pair and for a code that does not exist. */
export function trackingFailure(error: unknown): Failure {
  if (error instanceof ApiError && ['orders.not_found', 'samples.not_found'].includes(error.code)) {
    return { title: copy.notFound, text: copy.notFoundText };
  }
  return { title: copy.failed, text: reasonOf(error) ?? siteCopy.tryAgain };
}
