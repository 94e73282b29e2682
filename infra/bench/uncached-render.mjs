import { medianOf } from './lib/rates.mjs';

const PAGES = 200;
const MOST_MS = 100;

export const seconds = 10;

/** How long the first visitor of a page waits: new searches, one after the other, compared with the cached page. */
export default async function uncachedRender({ url }) {
  const first = await timesOf(PAGES, (at) => `${url}/products?q=${'آ'.repeat(1 + (at % 9))}${at}`);
  const again = await timesOf(PAGES, () => `${url}/products`);
  const uncached = medianOf(first);
  const cached = medianOf(again);
  const [slowest] = first.sort((a, b) => b - a);
  return {
    name: `an uncached page, rendered on the server (at most ${MOST_MS} ms)`,
    lines: [
      `median ${uncached.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms of ${PAGES}`,
      `the same list from the cache ${cached.toFixed(1)} ms: ratio ${(uncached / cached).toFixed(1)}`,
    ],
    ok: uncached <= MOST_MS,
  };
}

async function timesOf(count, addressOf) {
  const times = [];
  for (let at = 0; at < count; at += 1) {
    const began = performance.now();
    const response = await fetch(addressOf(at));
    const html = await response.text();
    times.push(performance.now() - began);
    if (!html.includes('id="state"')) throw new Error(`${addressOf(at)} was not rendered on the server`);
  }
  return times;
}
