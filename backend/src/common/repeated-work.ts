/** Runs work again and again: a pause after the end of each run, or at once when it is woken. Runs never overlap. */
export class RepeatedWork {
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;
  private isWoken = false;
  private isStarted = false;

  /** @param pauseMs is called after each run. @param work may reject; the next run follows all the same */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly pauseMs: () => number,
  ) {}

  /** The first run begins after a pause. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.schedule();
  }

  /** Runs now, or again after the current run, which may have looked too early. Does nothing while it is not started. */
  wake(): void {
    this.isWoken = true;
    if (!this.isRunning) this.schedule();
  }

  /** A run that has begun ends. */
  stop(): void {
    this.isStarted = false;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (!this.isStarted || this.isRunning) return;
    this.timer = setTimeout(() => void this.run(), this.isWoken ? 0 : this.pauseMs());
    this.timer.unref();
  }

  private async run(): Promise<void> {
    this.isWoken = false;
    this.isRunning = true;
    await this.work().catch(() => undefined);
    this.isRunning = false;
    this.schedule();
  }
}
