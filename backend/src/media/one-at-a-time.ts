import { Unavailable } from '../common/errors/index.js';

const mostWaiting = 20;

/** Heavy work, one piece after the other, in the order of asking. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** @throws Unavailable when twenty pieces are waiting: each of them holds a file in memory */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= mostWaiting) throw new Unavailable();
    this.waiting += 1;
    const result = this.last.then(work).finally(() => {
      this.waiting -= 1;
    });
    this.last = result.catch(() => undefined);
    return result;
  }
}
