import { setImmediate } from 'node:timers/promises';

/** Shorter slices hardly advance under load: a turn of the event loop that stores orders takes 50 ms. */
const sliceMs = 15;

/** Processes one item after the other, and lets the process serve requests after every few milliseconds of work. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void | Promise<void>): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    await work(item);
    if (performance.now() - began < sliceMs) continue;
    await setImmediate();
    began = performance.now();
  }
}

export function* chunksOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
