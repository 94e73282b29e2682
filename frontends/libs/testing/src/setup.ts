import '@testing-library/jest-dom/jest-globals';
import { afterEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { PlacesInSight } from './near';

// On a busy machine a whole screen takes longer to appear than the library's second.
configure({ asyncUtilTimeout: 5_000 });

/** Specs of server rendering run without a window. */
const inBrowser = typeof window !== 'undefined';

afterEach(() => {
  cleanup();
  if (inBrowser) {
    localStorage.clear();
    sessionStorage.clear();
  }
});

/** What Radix and the pages ask of a browser and jsdom has not. */
const noMatch = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
class Nothing {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if (inBrowser) {
  // Scrolling answers a promise in newer browsers: an effect that returns it would have that for its clean-up.
  const scrolled = () => Promise.resolve();
  Object.assign(window, { matchMedia: noMatch, ResizeObserver: Nothing, scrollTo: jest.fn(scrolled) });
  Object.assign(window, { IntersectionObserver: PlacesInSight });
  Object.assign(Element.prototype, {
    scrollIntoView: scrolled,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  });
  // axe measures letters with a canvas where there is one.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
}
