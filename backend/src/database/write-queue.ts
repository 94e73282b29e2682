/** Runs one piece of work at a time, in the order of asking; the failure of one does not touch the next. */
export class WriteQueue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything asked for so far has ended. */
  async idle(): Promise<void> {
    await this.last;
  }
}
