import { expect, it } from '@jest/globals';
import { whileLocked } from './locked.js';

const busy = (): Error => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY_RECOVERY' });
const inMs = (ms: number): number => performance.now() + ms;

/** Fails so many times, then answers. */
function lockedFor(times: number): () => string {
  let left = times;
  return () => {
    left -= 1;
    if (left >= 0) throw busy();
    return 'read';
  };
}

it('asks again while another process has the file locked, and lets other work run in between', async () => {
  let others = 0;
  const other = setInterval(() => (others += 1), 1);
  expect(await whileLocked(lockedFor(3), inMs(5_000))).toBe('read');
  clearInterval(other);
  expect(others).toBeGreaterThan(0);
});

it('says that it is locked when it still is at the deadline', async () => {
  await expect(whileLocked(lockedFor(Infinity), inMs(30))).rejects.toThrow('database is locked');
});

it('asks once when the deadline is over already', async () => {
  await expect(whileLocked(lockedFor(1), inMs(-1))).rejects.toThrow('database is locked');
});

it('leaves other errors as they are', async () => {
  const broken = (): never => {
    throw Object.assign(new Error('no such table'), { code: 'SQLITE_ERROR' });
  };
  await expect(whileLocked(broken, inMs(5_000))).rejects.toThrow('no such table');
});
