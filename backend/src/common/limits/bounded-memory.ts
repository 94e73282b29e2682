import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** One window takes about half a kilobyte. */
const mostWindows = 100_000;

/**
 * The library's windows in memory. When there are too many, the oldest are dropped, so that strangers cannot fill the
 * memory.
 */
export class BoundedMemory extends RateLimiterMemory {
  private opened = 0;

  override async consume(key: string): Promise<RateLimiterRes> {
    const counted = await super.consume(key);
    if (counted.isFirstInDuration) this.makeRoom();
    return counted;
  }

  /** Checks the windows only when there may be one and a half times too many, because a check takes milliseconds. */
  private makeRoom(): void {
    this.opened += 1;
    if (this.opened <= mostWindows / 2) return;
    this.opened = 0;
    for (const { key } of this.dump().storage.slice(0, -mostWindows / 2)) void this.delete(String(key));
  }
}
