import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Windows } from './insured-windows.js';

/** At most `limit` times in `seconds`; a window begins with its first count. */
export interface Rate {
  limit: number;
  seconds: number;
}

/** The window of a key after a count. */
export interface Counted {
  /** 0, or the seconds until the key may be used again. */
  wait: number;
  /** How often it may still be used in this window. */
  remaining: number;
  /** Seconds until the window ends. */
  reset: number;
}

/** Counts by key. It never fails, because memory replaces a shared store that is unreachable (`Limits`). */
export class Limit {
  /** @param limiter null turns the limit off (`RATE_LIMITS=off`) */
  constructor(
    private readonly limiter: Windows | null,
    private readonly seconds: number,
  ) {}

  /** Counts one; returns 0, or the seconds until the key may be used again. */
  async count(key: string): Promise<number> {
    return (await this.take(key))?.wait ?? 0;
  }

  /** Counts one; null where limits are off. */
  async take(key: string): Promise<Counted | null> {
    if (!this.limiter) return null;
    try {
      const window = await this.limiter.consume(key);
      return { wait: 0, remaining: window.remainingPoints, reset: this.secondsLeft(window) };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const reset = this.secondsLeft(refused);
      return { wait: reset, remaining: 0, reset };
    }
  }

  /** Returns what {@link count} would return, without counting. */
  async wait(key: string): Promise<number> {
    const window = await this.limiter?.get(key);
    return window && window.remainingPoints <= 0 ? this.secondsLeft(window) : 0;
  }

  async uncount(key: string): Promise<void> {
    await this.limiter?.reward(key);
  }

  /** Removes all counts of the key. */
  async forget(key: string): Promise<void> {
    await this.limiter?.delete(key);
  }

  private secondsLeft({ msBeforeNext }: RateLimiterRes): number {
    // If the clock was set back, the remaining time is too long; it is never longer than the window.
    return Math.min(this.seconds, Math.max(1, Math.ceil(msBeforeNext / 1000)));
  }
}
