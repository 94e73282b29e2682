import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { startRemotes } from '../remotes/remotes';
import { snapshot } from '../testing/fake-remotes';
import { misdeeds } from './misdeeds';
import { watchRemotes } from './watchdog';

let called: number;
let end: () => void;
/** Runs the observers of long frames with these scripts. */
let frame: (scripts: { sourceURL: string; duration: number }[]) => void;
const real = { fetch: globalThis.fetch, PerformanceObserver: globalThis.PerformanceObserver };

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
  Object.assign(globalThis, { PerformanceObserver: Observer });
  window.history.replaceState(null, '', '/product/5');
  startRemotes(snapshot);
  end = watchRemotes();
});
afterEach(() => {
  end();
  Object.assign(globalThis, real);
  jest.restoreAllMocks();
});

/** A call from a file at this address. */
async function callFrom(file: string): Promise<number> {
  const stack = Error.prepareStackTrace;
  Error.prepareStackTrace = () =>
    `Error\n    at attempt (${location.origin}${file}:1:2)\n    at x (/cdn/shell/1/shell.js:1:2)`;
  try {
    return (await fetch('/api/products')).status;
  } finally {
    Error.prepareStackTrace = stack;
  }
}

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
