import type { ReactPromise } from 'react';

/** A promise with its `status` and its value or reason as properties, where React's `use` reads them. */
export type TrackedPromise<Value> = Promise<Value> & ReactPromise<Value>;

/**
 * Lets React's `use` return at once when the promise is settled. Without the `status`, `use` suspends once for every promise
 * it has not seen before, even a settled one, and a page whose code is loaded would flash its skeleton.
 */
export function trackedPromise<Value>(promise: Promise<Value>): TrackedPromise<Value> {
  const pending = Object.assign(promise, { status: 'pending' as const });
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return pending;
}
