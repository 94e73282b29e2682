import { act } from '@testing-library/react';

const observers = new Set<PlacesInSight>();

/** There is no layout here, so nothing comes into sight by itself: `comeNear` says that all that is observed has. */
export class PlacesInSight implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
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
  come() {
    this.#onChange([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

/** Scrolls to the end, so to speak: whatever waits for being near begins to load. */
export function comeNear(): Promise<void> {
  return act(async () => {
    for (const observer of [...observers]) observer.come();
    await Promise.resolve();
  });
}
