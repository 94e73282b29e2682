import { AsyncResource } from 'node:async_hooks';

import { Quota, type Exceeded } from './quota';

export interface BulkheadLimits {
  running: { perNetwork: number; inAll: number };
  waiting: { perNetwork: number; inAll: number };
  waitMs: number;
}

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

/**
 * So many exchanges at once, and so many of one network; others wait in line, which is bounded as well. Networks take turns, so
 * that one with a long line does not hold up the rest.
 */
export class Bulkhead {
  private readonly running: Quota;
  private readonly waiting: Quota;
  private readonly lines = new Map<string, Set<Waiting>>();

  constructor(private readonly limits: BulkheadLimits) {
    this.running = new Quota(limits.running);
    this.waiting = new Quota(limits.waiting);
  }

  /**
   * Calls `start` with the function that leaves, at once when there is room, or `refuse` with the bound in the way (`all` as well
   * when the wait was too long).
   * @returns leaves: frees the place, or gives the wait up; more calls do nothing
   */
  enter(network: string, start: (leave: () => void) => void, refuse: (exceeded: Exceeded) => void): () => void {
    if (this.running.take(network) === undefined) {
      const leave = this.leaving(network);
      start(leave);
      return leave;
    }
    const exceeded = this.waiting.take(network);
    if (!exceeded) return this.wait(network, start, refuse);
    refuse(exceeded);
    return () => {};
  }

  private wait(network: string, start: (leave: () => void) => void, refuse: (exceeded: Exceeded) => void): () => void {
    let leave = (): void => this.giveUp(network, waiting);
    const timer = setTimeout(() => {
      leave();
      refuse('all');
    }, this.limits.waitMs);
    const waiting: Waiting = {
      timer,
      // It is started by whoever leaves, and is still the same request's doing.
      start: AsyncResource.bind(() => {
        leave = this.leaving(network);
        start(leave);
      }),
    };
    this.lines.set(network, (this.lines.get(network) ?? new Set()).add(waiting));
    return () => leave();
  }

  private giveUp(network: string, waiting: Waiting): void {
    const line = this.lines.get(network);
    if (!line?.delete(waiting)) return;
    if (line.size === 0) this.lines.delete(network);
    clearTimeout(waiting.timer);
    this.waiting.give(network);
  }

  private leaving(network: string): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.running.give(network);
      this.startNext();
    };
  }

  private startNext(): void {
    for (const [network, line] of this.lines) {
      const [next] = line;
      if (!next || this.running.take(network) !== undefined) continue;
      this.giveUp(network, next);
      // To the end of the turn.
      if (this.lines.delete(network)) this.lines.set(network, line);
      next.start();
      return;
    }
  }
}
