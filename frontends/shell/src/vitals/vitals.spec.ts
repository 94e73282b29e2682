import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { settingsQuery } from '@afshoreh/api-client';

import { caught } from '../errors/error-boundary';
import { createQueryClient } from '../query-client';
import { startRemotes } from '../remotes/remotes';
import { settings, snapshot } from '../testing/fake-remotes';
import { measureLater } from './measure-later';
import { measure } from './vitals';

let sent: Blob[];
let visibility: DocumentVisibilityState;
let files: Partial<PerformanceResourceTiming>[];

beforeEach(() => {
  sent = [];
  files = [];
  visibility = 'visible';
  caught.clear();
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  navigator.sendBeacon = (_address, body) => sent.push(body as Blob) > 0;
  // jsdom has no entries.
  performance.getEntriesByType = (type: string) => (type === 'resource' ? (files as PerformanceResourceTiming[]) : []);
  document.body.innerHTML = `<script type="application/json" id="snapshot">${JSON.stringify(snapshot)}</script>`;
  window.history.replaceState(null, '', '/product/5?from=letter');
  startRemotes(snapshot);
});

afterEach(() => {
  turn('hidden');
  jest.restoreAllMocks();
});

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

async function pagesSent(): Promise<object[]> {
  turn('hidden');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(sent[0] as Blob);
  });
  return (JSON.parse(text) as { pages: object[] }).pages;
}

const product = { remote: 'storefront', version: '1', page: '/product/:id' };

/** An uncaught error whose stack leads through this address. */
function fail(address: string): void {
  const error = new Error('it fails');
  error.stack = `Error: it fails\n    at run (${location.origin}${address}:1:2)`;
  dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename: location.origin + address }));
}

describe('the report of a document', () => {
  it('is sent once, when it is hidden for the first time', () => {
    measure(100);
    turn('visible');
    expect(sent).toHaveLength(0);
    turn('hidden');
    turn('visible');
    turn('hidden');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.type).toBe('application/json');
  });

  it('names the pattern of the page and its version, and nothing of its address', async () => {
    measure(100);
    expect(await pagesSent()).toEqual([product]);
  });

  it('names a kind of failure once, for the release whose code failed', async () => {
    measure(100);
    fail('/cdn/storefront/1/app.js');
    fail('/cdn/storefront/1/app.js');
    caught.add(new Error('broken'));
    files = [
      { name: `${location.origin}/cdn/cart/1/app.js`, decodedBodySize: 0, startTime: 5 },
      { name: `${location.origin}/cdn/cart/1/page.js`, decodedBodySize: 9, responseStatus: 404, startTime: 5 },
      { name: `${location.origin}/cdn/storefront/1/app.js`, decodedBodySize: 9, responseStatus: 200, startTime: 5 },
    ];
    expect(await pagesSent()).toEqual([
      { ...product, failures: ['area', 'error'] },
      { ...product, remote: 'cart', failures: ['load'] },
    ]);
  });

  it('knows nothing of what extensions of the browser do', async () => {
    measure(100);
    fail('/extension.js');
    expect(await pagesSent()).toEqual([product]);
  });
});

describe('the code that measures', () => {
  const reportsWith = async (change: object) => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const queryClient = createQueryClient();
    queryClient.setQueryData(settingsQuery.queryKey, { ...settings, ...change });
    measureLater(queryClient);
    await jest.advanceTimersByTimeAsync(4_999);
    turn('hidden');
    expect(sent).toEqual([]);
    turn('visible');
    await jest.advanceTimersByTimeAsync(1);
    // The code itself is loaded now.
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    turn('hidden');
    return sent.length;
  };

  it.each([
    [1, { measuresVitals: true, vitalsPercent: 100 }],
    [0, { measuresVitals: true, vitalsPercent: 0 }],
    [0, { measuresVitals: false, vitalsPercent: 100 }],
  ])('sends %i reports with %j', async (reports, change) => {
    expect(await reportsWith(change)).toBe(reports);
  });

  it('measures the share of visits that the settings say', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.3);
    expect(await reportsWith({ measuresVitals: true, vitalsPercent: 30 })).toBe(0);
    turn('visible');
    expect(await reportsWith({ measuresVitals: true, vitalsPercent: 31 })).toBe(1);
  });
});
