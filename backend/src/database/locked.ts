import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from './unavailable.js';

/** How long a lock that another process holds on SQLite's file is waited for, in milliseconds. */
export const lockTimeoutMs = 2_000;
const pauseMs = 10;

/**
 * Runs `attempt` again while another process has the file locked, until `deadline` (of `performance.now()`), and lets the
 * process do other things in between. @throws SQLite's error when it is still locked then
 */
export async function whileLocked<T>(attempt: () => T | Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!/^SQLITE_BUSY/.test(codeOf(error) ?? '') || performance.now() >= deadline) throw error;
    }
    await pause(pauseMs);
  }
}
