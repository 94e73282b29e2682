/** Runs one task at a time, in the order in which they were added. If one fails, the next ones still run. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private count = 0;

  /** Tasks that run or wait. */
  get length(): number {
    return this.count;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.count += 1;
    const result = this.last.then(work).finally(() => {
      this.count -= 1;
    });
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all tasks added so far have ended. */
  async idle(): Promise<void> {
    await this.last;
  }
}
