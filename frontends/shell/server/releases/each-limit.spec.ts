import { setImmediate as turn } from 'node:timers/promises';

import { describe, expect, it } from '@jest/globals';

import { eachLimit } from './each-limit';

const items = Array.from({ length: 20 }, (_, at) => at);

describe('work on many items', () => {
  it('is done once for each', async () => {
    const done: number[] = [];
    await eachLimit(items, async (item) => {
      await turn();
      done.push(item);
    });
    expect(done.toSorted((a, b) => a - b)).toEqual(items);
  });

  it('fails when all that was begun has ended, and begins nothing more', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const working = eachLimit(items, async (item) => {
      begun.push(item);
      if (item === 2) throw new Error('no file 2');
      await turn();
      ended.push(item);
    });
    await expect(working).rejects.toThrow('no file 2');
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(ended).toEqual([0, 1, 3, 4, 5, 6, 7]);
  });
});
