/** Runs one piece of work at a time, in the order of asking; the failure of one does not touch the next. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private count = 0;

  /** Pieces that run or wait. */
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

  /** Resolves when everything asked for so far has ended. */
  async idle(): Promise<void> {
    await this.last;
  }
}
