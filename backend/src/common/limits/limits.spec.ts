import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Env } from '../../config/index.js';
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

it('a stranger with many addresses fills no memory: of 150,001 windows the oldest are forgotten, the latest are not', async () => {
  const limit = limits.perCopy({ limit: 1, seconds: 3_600 });
  for (let address = 0; address <= 150_000; address += 1) await limit.count(`${address}`);
  expect([await limit.count('0'), await limit.count('150000')]).toEqual([0, 3_600]);
});
