import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Env } from '../../config/index.js';
import { BoundedMemory } from './bounded-memory.js';
import { InsuredWindows, SharedStore } from './insured-windows.js';
import { Limit } from './limit.js';
import { Limits } from './limits.js';

const day = 24 * 60 * 60 * 1000;
const limits = new Limits(new Env({ NODE_ENV: 'test' }));
const times = async (count: number, work: () => Promise<number>): Promise<number[]> => {
  const waits = [];
  for (let time = 0; time < count; time += 1) waits.push(await work());
  return waits;
};

describe('a limit', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  it('has room for as many as it says, then says how long to wait', async () => {
    const limit = limits.perCopy({ limit: 2, seconds: 60 });
    expect(await times(3, () => limit.count('a'))).toEqual([0, 0, 60]);
    jest.advanceTimersByTime(45_000);
    expect(await limit.count('a')).toBe(15);
    expect(await limit.count('b')).toBe(0);
    jest.advanceTimersByTime(15_000);
    expect(await limit.count('a')).toBe(0);
  });

  it('says whether there is room without counting', async () => {
    const limit = limits.perCopy({ limit: 1, seconds: 60 });
    expect(await times(2, () => limit.wait('a'))).toEqual([0, 0]);
    await limit.count('a');
    expect(await times(2, () => limit.wait('a'))).toEqual([60, 60]);
  });

  it('lasts as long as it says also when the clock is set back four days', async () => {
    const limit = limits.perCopy({ limit: 2, seconds: 60 });
    await times(2, () => limit.count('a'));
    jest.setSystemTime(Date.now() - 4 * day);
    expect(await limit.count('a')).toBe(60);
    jest.advanceTimersByTime(60_000);
    expect(await limit.count('a')).toBe(0);
  });

  it('takes back what did not count, and forgets', async () => {
    const limit = limits.perCopy({ limit: 1, seconds: 60 });
    await limit.count('a');
    await limit.uncount('a');
    expect(await times(2, () => limit.count('a'))).toEqual([0, 60]);
    await limit.forget('a');
    expect(await limit.count('a')).toBe(0);
  });

  it('is none where limits are off', async () => {
    const off = new Limits(new Env({ NODE_ENV: 'test', RATE_LIMITS: 'off' }));
    const limit = off.shared('test', { limit: 1, seconds: 60 });
    expect(await times(3, () => limit.count('a'))).toEqual([0, 0, 0]);
  });
});

describe('limits whose shared table does not answer', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  it('wait for it once, not for each of the counts of a login, ask it again a while later, and say it once', async () => {
    let asked = 0;
    const silent = (): Promise<never> => {
      asked += 1;
      return new Promise(() => undefined);
    };
    const table = { consume: silent, get: silent, reward: silent, delete: silent };
    const reported: boolean[] = [];
    const store = new SharedStore(2_000, (reason) => reported.push(reason !== null));
    const limitOf = (limit: number): Limit =>
      new Limit(new InsuredWindows(table, new BoundedMemory({ points: limit, duration: 60 }), store), 60);
    const perAddress = limitOf(2);
    const perAccount = limitOf(3);
    const first = perAddress.count('a');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await first).toBe(0);
    expect(await times(3, () => perAccount.count('a'))).toEqual([0, 0, 0]);
    expect(await times(2, () => perAddress.count('a'))).toEqual([0, 60]);
    await perAccount.uncount('a');
    await perAddress.forget('a');
    expect(asked).toBe(1);
    await jest.advanceTimersByTimeAsync(5_000);
    const later = perAccount.count('a');
    await jest.advanceTimersByTimeAsync(2_000);
    expect([await later, asked]).toEqual([0, 2]);
    expect([reported, store.hasFailed]).toEqual([[true], true]);
    await store.inTime(Promise.resolve());
    expect([reported, store.hasFailed]).toEqual([[true, false], false]);
  });
});

it('a stranger with many addresses fills no memory: of 150,001 windows the oldest are forgotten, the latest are not', async () => {
  const limit = limits.perCopy({ limit: 1, seconds: 3_600 });
  for (let address = 0; address <= 150_000; address += 1) await limit.count(`${address}`);
  expect([await limit.count('0'), await limit.count('150000')]).toEqual([0, 3_600]);
});
