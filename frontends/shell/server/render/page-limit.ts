import type { IncomingMessage } from 'node:http';

import { networkOf } from '@afshoreh/config';

import type { ClientOf } from '../client';

/** The number of pages that a client may have rendered at once, and how many more per second (decision 12). */
const BURST = 40;
const PER_SECOND = 4;
/** A bucket that is unused for this long is full again, so it can be dropped. */
const MOST_CLIENTS = 20_000;

interface Bucket {
  tokens: number;
  /** Milliseconds of `clock`. */
  filledAt: number;
}

interface Options {
  clientOf: ClientOf;
  /** A monotonic clock, in milliseconds. */
  clock?: () => number;
}

/** A token bucket per client: a client that requests made-up addresses slows down only itself. */
export class PageLimit {
  private readonly buckets = new Map<string, Bucket>();
  private readonly clock: () => number;

  constructor(private readonly options: Options) {
    this.clock = options.clock ?? (() => performance.now());
  }

  /** Takes a token for one rendering; false when the client has none left. */
  take(request: IncomingMessage): boolean {
    const client = networkOf(this.options.clientOf(request).address);
    const now = this.clock();
    const { tokens, filledAt } = this.buckets.get(client) ?? { tokens: BURST, filledAt: now };
    const had = Math.min(BURST, tokens + ((now - filledAt) / 1000) * PER_SECOND);
    const isGiven = had >= 1;
    // Move it to the end: the first entries of the map are the least recently used.
    this.buckets.delete(client);
    this.buckets.set(client, { tokens: isGiven ? had - 1 : had, filledAt: now });
    if (this.buckets.size > MOST_CLIENTS) this.buckets.delete(this.buckets.keys().next().value as string);
    return isGiven;
  }
}
