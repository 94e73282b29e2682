import { act } from '@testing-library/react';

const observers = new Set<IntersectionObserverStub>();

/** jsdom has no layout, so nothing intersects by itself: {@link intersectAll} reports every observed element. */
export class IntersectionObserverStub implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  readonly #onChange: IntersectionObserverCallback;

  constructor(onChange: IntersectionObserverCallback) {
    this.#onChange = onChange;
  }

  observe() {
    observers.add(this);
  }
  unobserve() {
    observers.delete(this);
  }
  disconnect() {
    observers.delete(this);
  }
  /** Reports two positions in one call, as a busy browser does: the one before the visitor scrolled and the one after. */
  report() {
    const seen = [{ isIntersecting: false }, { isIntersecting: true }] as IntersectionObserverEntry[];
    this.#onChange(seen, this as unknown as IntersectionObserver);
  }
}

/** Reports every observed element as visible, so that lazily loaded parts begin to load. */
export function intersectAll(): Promise<void> {
  return act(async () => {
    for (const observer of Array.from(observers)) observer.report();
    await Promise.resolve();
  });
}
