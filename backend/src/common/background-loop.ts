import { setTimeout as sleep } from 'node:timers/promises';
import { logger } from './http/logger.js';

const firstMs = 1_000;

/** Returns true after the pause, or false as soon as the application ends (`closing` is aborted). */
export function waited(ms: number, closing: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { ref: false, signal: closing }).catch(() => false);
}

/**
 * Runs `work` every `everyMs`, the first time after a second. Resolves when `closing` is aborted and the last run has ended: for
 * workers whose last messages the application waits for when it ends. Other tasks are a `PeriodicTask`.
 */
export async function repeatUntil(
  closing: AbortSignal,
  failure: string,
  everyMs: number,
  work: () => Promise<void>,
): Promise<void> {
  for (let wait = firstMs; await waited(wait, closing); wait = everyMs)
    await work().catch((error: unknown) => logger.warn({ err: error }, failure));
}
