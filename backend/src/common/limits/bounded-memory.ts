import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** A window takes half a kilobyte or so. */
const mostWindows = 100_000;

/** The library's windows in memory, of which the oldest are forgotten when strangers open too many. */
export class BoundedMemory extends RateLimiterMemory {
  private opened = 0;

  override async consume(key: string): Promise<RateLimiterRes> {
    const counted = await super.consume(key);
    if (counted.isFirstInDuration) this.makeRoom();
    return counted;
  }

  /** Looks at them only when there may be half too many: looking costs milliseconds. */
  private makeRoom(): void {
    this.opened += 1;
    if (this.opened <= mostWindows / 2) return;
    this.opened = 0;
    for (const { key } of this.dump().storage.slice(0, -mostWindows / 2)) void this.delete(String(key));
  }
}
