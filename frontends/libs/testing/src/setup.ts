import '@testing-library/jest-dom/jest-globals';
import { afterEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { IntersectionObserverStub } from './intersection-observer-stub';

// Inserts each CSS rule by itself, as builds do. As text, every new rule makes jsdom parse the whole sheet again: 3.9 million
// characters in the spec of the admin's certificates.
process.env.SC_DISABLE_SPEEDY = 'false';

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

/** Stubs of browser features that Radix and the pages use and jsdom lacks. */
const noMatch = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if (inBrowser) {
  // `scrollTo` returns a promise in newer browsers; an effect that returned it would fail.
  const scrolled = () => Promise.resolve();
  Object.assign(window, { matchMedia: noMatch, ResizeObserver: ResizeObserverStub, scrollTo: jest.fn(scrolled) });
  Object.assign(window, { IntersectionObserver: IntersectionObserverStub });
  Object.assign(Element.prototype, {
    scrollIntoView: scrolled,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  });
  // Without a canvas context axe skips measuring letters.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
}
