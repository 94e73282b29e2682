import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { BoundedMemory } from './bounded-memory.js';

/** Milliseconds after which the database counts as unreachable. */
const timeoutMs = 2_000;
/** After a failure only the memory is used for this long. */
const pauseMs = 5_000;

/** The methods that limits need from both stores. */
export type Windows = Pick<RateLimiterAbstract, 'consume' | 'get' | 'reward' | 'delete'>;

/**
 * A circuit breaker that all limits share: one login counts several times, and must not wait for an unreachable table
 * each time.
 */
export class SharedStore {
  private awayUntil = 0;

  get isAway(): boolean {
    return performance.now() < this.awayUntil;
  }

  /**
   * @throws when `answer` fails or takes too long, which opens the circuit; the library's refusal is thrown too and
   * does not open it
   */
  async inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the shared store did not answer')), timeoutMs);
    });
    try {
      return await Promise.race([answer, tooLate]);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) this.awayUntil = performance.now() + pauseMs;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * Counts in the table that all copies share, or in this copy's memory while the table is unreachable. So a limit never
 * fails and never lets everything through.
 */
export class InsuredWindows implements Windows {
  constructor(
    private readonly shared: Windows,
    private readonly memory: BoundedMemory,
    private readonly store: SharedStore,
  ) {}

  consume(key: string): Promise<RateLimiterRes> {
    return this.either((windows) => windows.consume(key));
  }

  get(key: string): Promise<RateLimiterRes | null> {
    return this.either((windows) => windows.get(key));
  }

  reward(key: string): Promise<RateLimiterRes> {
    return this.either((windows) => windows.reward(key));
  }

  delete(key: string): Promise<boolean> {
    return this.either((windows) => windows.delete(key));
  }

  private async either<T>(work: (windows: Windows) => Promise<T>): Promise<T> {
    if (this.store.isAway) return work(this.memory);
    try {
      return await this.store.inTime(work(this.shared));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      return work(this.memory);
    }
  }
}
