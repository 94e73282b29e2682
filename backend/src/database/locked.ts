import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './unavailable.js';

/** Milliseconds to wait for a lock that another process has on SQLite's file. */
export const lockTimeoutMs = 2_000;
const pauseMs = 10;

/**
 * Repeats `attempt` while another process has the file locked, until `deadline` (of `performance.now()`). Between two
 * attempts the process serves other requests. @throws SQLite's error when the file is still locked at the deadline
 */
export async function whileLocked<T>(attempt: () => T | Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!/^SQLITE_BUSY/.test(codeOf(error) ?? '') || performance.now() >= deadline) throw error;
    }
    await sleep(pauseMs);
  }
}
