import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** At most `limit` times in `seconds`, in windows that begin with the first time. */
export interface Rate {
  limit: number;
  seconds: number;
}

/** Counts by key. Never fails: memory stands in for a shared store that is away (`Limits`). */
export class Limit {
  /** @param limiter null: nothing is counted, there is always room (`RATE_LIMITS=off`) */
  constructor(
    private readonly limiter: RateLimiterAbstract | null,
    private readonly seconds: number,
  ) {}

  /** Counts one; answers 0, or the seconds until there is room again. */
  async count(key: string): Promise<number> {
    try {
      await this.limiter?.consume(key);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // A clock that was set back makes the time that is left too long, and the window no longer than it was.
      return Math.min(this.seconds, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
  }

  /** Takes one back that was counted. */
  async uncount(key: string): Promise<void> {
    await this.limiter?.reward(key);
  }

  /** Begins anew with the next one. */
  async forget(key: string): Promise<void> {
    await this.limiter?.delete(key);
  }
}
