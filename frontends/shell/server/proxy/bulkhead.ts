import { AsyncResource } from 'node:async_hooks';

import { FairShare, Hold, type Exceeded, type ShareLimits } from './fair-share';

export interface BulkheadLimits {
  running: ShareLimits;
  waiting: ShareLimits;
  waitMs: number;
}

/** Gets a function that frees the place, and the place itself, whose `end` it may set. */
type Start = (leave: () => void, place: Hold) => void;
type Refuse = (exceeded: Exceeded) => void;

/**
 * Limits concurrent exchanges, in total and per network. Further ones wait in a bounded queue. A free place goes to the waiting
 * network with the fewest running exchanges; networks with equally many alternate.
 */
export class Bulkhead {
  private readonly running: FairShare;
  private readonly waiting: FairShare;
  private readonly lines = new Map<string, Set<(place: Hold) => void>>();

  constructor(private readonly limits: BulkheadLimits) {
    this.running = new FairShare(limits.running);
    this.waiting = new FairShare(limits.waiting);
  }

  /** The most exchanges that can run at once. */
  get places(): number {
    return this.limits.running.inAll;
  }

  /**
   * Calls `start` as soon as there is a place, or `refuse` with the exceeded limit (`all` also when the wait was too long).
   * @returns a function that frees the place or stops waiting; further calls do nothing
   */
  enter(network: string, start: Start, refuse: Refuse): () => void {
    const place = this.running.take(network);
    if (place instanceof Hold) return this.begin(place, start);
    const waiting = this.waiting.take(network);
    if (waiting instanceof Hold) return this.wait(waiting, start, refuse);
    refuse(waiting);
    return () => {};
  }

  private begin(place: Hold, start: Start): () => void {
    const leave = (): void => {
      place.release();
      this.startNext();
    };
    start(leave, place);
    return leave;
  }

  private wait(waiting: Hold, start: Start, refuse: Refuse): () => void {
    const { network } = waiting;
    const stopWaiting = (): void => {
      clearTimeout(timer);
      waiting.release();
      this.leaveLine(network, next);
    };
    let leave = stopWaiting;
    // The request that leaves calls `next`. The binding makes errors in it fail the request that waited.
    const next = AsyncResource.bind((place: Hold): void => {
      stopWaiting();
      leave = this.begin(place, start);
    });
    waiting.end = (): void => {
      stopWaiting();
      refuse('all');
    };
    const timer = setTimeout(() => {
      // Try once more: an exchange that could not be ended when the wait began may be endable now.
      const place = this.running.take(network);
      if (place instanceof Hold) next(place);
      else waiting.end?.();
    }, this.limits.waitMs);
    this.lines.set(network, (this.lines.get(network) ?? new Set()).add(next));
    return () => leave();
  }

  private leaveLine(network: string, next: (place: Hold) => void): void {
    const line = this.lines.get(network);
    if (line?.delete(next) && line.size === 0) this.lines.delete(network);
  }

  private startNext(): void {
    const network = this.nextNetwork();
    const line = this.lines.get(network ?? '');
    if (network === undefined || !line) return;
    const place = this.running.take(network);
    if (!(place instanceof Hold)) return;
    // Moves the network to the end of the order.
    this.lines.delete(network);
    this.lines.set(network, line);
    const [next] = line;
    next?.(place);
  }

  private nextNetwork(): string | undefined {
    let [fewest] = this.lines.keys();
    for (const network of this.lines.keys()) {
      if (this.running.heldBy(network) < this.running.heldBy(fewest ?? '')) fewest = network;
    }
    return fewest;
  }
}
