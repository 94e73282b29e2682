import type { ReactPromise } from 'react';

/** A promise that carries what became of it, where React's `use` looks for it. */
export type Usable<Value> = Promise<Value> & ReactPromise<Value>;

/**
 * Makes `use` answer at once when the promise is settled. A promise that it meets for the first time it always waits for,
 * also a settled one: a page that is there would pass through its skeleton.
 */
export function usable<Value>(promise: Promise<Value>): Usable<Value> {
  const pending = Object.assign(promise, { status: 'pending' as const });
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return pending;
}
