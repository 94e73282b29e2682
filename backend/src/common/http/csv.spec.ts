import { expect, it } from '@jest/globals';
import { batchesById } from './csv.js';

it('an export gives everybody else a turn after every hundred rows', async () => {
  const rows = Array.from({ length: 1_050 }, (_one, index) => ({ id: index + 1 }));
  let [turns, running] = [0, true];
  const other = (): void => {
    turns += 1;
    if (running) setImmediate(other);
  };
  setImmediate(other);
  const sizes: number[] = [];
  // As from a synchronous driver: the promise is settled when it is answered.
  const next = (after: number, limit: number) => Promise.resolve(rows.slice(after, after + limit));
  for await (const batch of batchesById(next)) sizes.push(batch.length);
  running = false;
  expect(sizes).toEqual([...Array<number>(10).fill(100), 50]);
  expect(turns).toBeGreaterThanOrEqual(10);
});
