import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { BoundedMemory } from './bounded-memory.js';

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
  private failed = false;

  /**
   * @param timeoutMs after this time without a response the store counts as unreachable
   * @param report called with the reason when the store becomes unreachable, and with `null` when it is used again
   */
  constructor(
    private readonly timeoutMs: number,
    private readonly report: (reason: unknown) => void = () => undefined,
  ) {}

  /** Whether the last attempt failed. If so, each copy counts by itself. */
  get hasFailed(): boolean {
    return this.failed;
  }

  get isAway(): boolean {
    return performance.now() < this.awayUntil;
  }

  /**
   * Waits for the response of the store. If it fails or takes too long, this throws and opens the circuit. The library
   * also rejects a caller that is over the limit; this rejection is thrown too, but does not open the circuit.
   */
  async inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the shared store did not answer')), this.timeoutMs);
    });
    try {
      const value = await Promise.race([answer, tooLate]);
      this.note(null);
      return value;
    } catch (error) {
      this.note(error instanceof RateLimiterRes ? null : error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private note(failure: unknown): void {
    if (failure !== null) this.awayUntil = performance.now() + pauseMs;
    const hasFailed = failure !== null;
    if (hasFailed !== this.failed) this.report(failure);
    this.failed = hasFailed;
  }
}

/**
 * Counts in the store that all copies share, or in this copy's memory while the store is unreachable. So a limit never
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
