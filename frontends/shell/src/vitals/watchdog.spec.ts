import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { startRemotes } from '../remotes/remotes';
import { snapshot } from '../testing/fake-remotes';
import { misdeeds } from './misdeeds';
import { watchRemotes } from './watchdog';

let called: number;
let end: () => void;
/** Runs the observers of long frames with these scripts. */
let frame: (scripts: { sourceURL: string; duration: number }[]) => void;
/** jsdom has none. */
let navigation: EventTarget;
const real = { fetch: globalThis.fetch, PerformanceObserver: globalThis.PerformanceObserver, navigation: undefined };

beforeEach(() => {
  called = 0;
  misdeeds.splice(0);
  globalThis.fetch = () => {
    called += 1;
    return Promise.resolve(new Response('{}'));
  };
  class Observer {
    static supportedEntryTypes = ['long-animation-frame'];
    constructor(listener: (list: object) => void) {
      frame = (scripts) => listener({ getEntries: () => [{ scripts }] });
    }
    observe() {}
    disconnect() {}
  }
  navigation = new EventTarget();
  Object.assign(globalThis, { PerformanceObserver: Observer, navigation });
  window.history.replaceState(null, '', '/product/5');
  startRemotes(snapshot);
  end = watchRemotes();
});
afterEach(() => {
  end();
  Object.assign(globalThis, real);
  jest.restoreAllMocks();
});

/** Runs code as if it stood in a file at this address. */
function runFrom<Result>(file: string, code: () => Result): Result {
  const stack = Error.prepareStackTrace;
  Error.prepareStackTrace = () =>
    `Error\n    at attempt (${location.origin}${file}:1:2)\n    at x (/cdn/shell/1/shell.js:1:2)`;
  try {
    return code();
  } finally {
    Error.prepareStackTrace = stack;
  }
}

const callFrom = async (file: string) => (await runFrom(file, () => fetch('/api/products'))).status;

const callsFrom = async (file: string, times: number) => {
  const statuses = [];
  for (let at = 0; at < times; at += 1) statuses.push(await callFrom(file));
  return statuses.filter((status) => status === 429).length;
};
const found = () => misdeeds.map(({ kind, remote }) => `${kind} ${remote}`);

describe('a remote that calls the API without an end', () => {
  it('is refused beyond 600 calls a minute, and named once, while the others and the shell go on', async () => {
    expect(await callsFrom('/cdn/gifts/1/app.js', 610)).toBe(10);
    expect(called).toBe(600);
    expect(await callFrom('/cdn/cart/1/app.js')).toBe(200);
    expect(await callsFrom('/cdn/shell/1/shell.js', 610)).toBe(0);
    expect(found()).toEqual(['flood gifts']);
  });

  it('may call again a minute later, as the refusal says', async () => {
    await callsFrom('/cdn/gifts/1/app.js', 600);
    const refused = await callFrom('/cdn/gifts/1/app.js');
    const later = performance.now() + 60_001;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    expect([refused, await callFrom('/cdn/gifts/1/app.js')]).toEqual([429, 200]);
  });
});

describe('a remote that keeps the browser busy', () => {
  const script = (file: string, duration: number) => ({ sourceURL: location.origin + file, duration });

  it('is named once its code took more than five seconds of a minute', () => {
    frame([script('/cdn/gifts/1/app.js', 3_000), script('/cdn/cart/1/app.js', 4_000)]);
    expect(found()).toEqual([]);
    frame([script('/cdn/gifts/1/page.js', 2_001)]);
    frame([script('/cdn/gifts/1/page.js', 2_001)]);
    expect(found()).toEqual(['slow gifts']);
  });

  it('is the one of the page for what React runs, and nobody for an extension of the browser', () => {
    frame([script('/cdn/shell/1/shell.js', 5_001), { sourceURL: 'chrome-extension://a/b.js', duration: 9_000 }]);
    expect(found()).toEqual(['slow storefront']);
  });
});

describe('a remote that leaves listeners or intervals behind', () => {
  const nothing = () => undefined;
  /** Shows pages one after the other, on each of which a file of the remote does something. */
  const visitPages = (pages: number, code: (page: number) => void, file = '/cdn/gifts/1/page.js') => {
    for (let page = 0; page < pages; page += 1) {
      runFrom(file, () => code(page));
      navigation.dispatchEvent(new Event('currententrychange'));
    }
  };

  it.each([
    ['a listener of the window', () => window.addEventListener('resize', () => undefined)],
    ['a listener of the document', () => document.addEventListener('keydown', () => undefined, true)],
    ['an interval', () => void setInterval(nothing, 1_000_000)],
  ])('is named once it has left %s on more than five pages', (_what, leak) => {
    visitPages(5, leak);
    expect(found()).toEqual([]);
    visitPages(2, leak);
    expect(found()).toEqual(['leak gifts']);
  });

  it.each([
    ['clearInterval', () => clearInterval],
    ['clearTimeout', () => clearTimeout],
  ])('is not the one that ends its intervals by %s', (_name, clearOf) => {
    visitPages(10, () => clearOf()(setInterval(nothing, 1_000_000)));
    expect(found()).toEqual([]);
  });

  it('is not the one that ends them, has many on one page, or listens once from each file', () => {
    const ends: (() => void)[] = [];
    visitPages(10, () => {
      ends.splice(0).forEach((end) => end());
      const listener = () => undefined;
      const interval = setInterval(nothing, 1_000_000);
      window.addEventListener('resize', listener, { capture: true });
      ends.push(
        () => window.removeEventListener('resize', listener, true),
        () => clearInterval(interval),
      );
    });
    visitPages(10, () => window.addEventListener('resize', nothing));
    visitPages(10, () => window.addEventListener('resize', () => undefined, { once: true }));
    visitPages(1, () => {
      for (let row = 0; row < 50; row += 1) window.addEventListener('resize', () => undefined);
    });
    for (let file = 0; file < 10; file += 1) {
      visitPages(1, () => window.addEventListener('storage', () => undefined), `/cdn/gifts/1/page-${file}.js`);
    }
    expect(found()).toEqual([]);
  });

  it('is not the shell, and listeners go on working', () => {
    const heard = jest.fn();
    visitPages(10, () => window.addEventListener('resize', () => undefined), '/cdn/shell/1/shell.js');
    runFrom('/cdn/gifts/1/page.js', () => window.addEventListener('resize', heard));
    dispatchEvent(new Event('resize'));
    window.removeEventListener('resize', heard);
    dispatchEvent(new Event('resize'));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(found()).toEqual([]);
  });
});
