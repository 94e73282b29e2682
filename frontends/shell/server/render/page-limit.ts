import type { IncomingMessage } from 'node:http';

import { networkOf } from '@afshoreh/config';

import type { ClientOf } from '../client';

/** So many pages a client may have rendered at once, and so many more each second (decision 12). */
const BURST = 40;
const PER_SECOND = 4;
/** A bucket that nobody took from for this long is full, as one that is not there. */
const MOST_CLIENTS = 20_000;

interface Bucket {
  tokens: number;
  /** Milliseconds of the clock. */
  filledAt: number;
}

interface Options {
  clientOf: ClientOf;
  /** A monotonic clock, in milliseconds. */
  clock?: () => number;
}

/** A token bucket for every client: whoever makes up addresses that must be rendered waits alone. */
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
    // Put last: the first ones of the map are those that were quiet longest.
    this.buckets.delete(client);
    this.buckets.set(client, { tokens: isGiven ? had - 1 : had, filledAt: now });
    if (this.buckets.size > MOST_CLIENTS) this.buckets.delete(this.buckets.keys().next().value as string);
    return isGiven;
  }
}
