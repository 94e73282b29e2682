/** The exceeded limit: that of one network, or that of all together. */
export type Exceeded = 'network' | 'all';

export interface ShareLimits {
  perNetwork: number;
  inAll: number;
}

interface Holder {
  amount: number;
  /** The holds of this network. The first one is ended first. */
  holds: Set<Hold>;
}

/** What one network uses of the resource, until it is released. */
export class Hold {
  amount = 0;
  /** Ends the use to make room for a network that holds less; undefined while it must not be ended. */
  end: (() => void) | undefined;
  /** Whether it can be ended without harm. */
  isIdle = (): boolean => false;

  constructor(
    private readonly share: FairShare,
    readonly network: string,
  ) {}

  /** Takes more, or returns the exceeded limit and takes nothing. */
  add(amount: number): Exceeded | undefined {
    return this.share.add(this, amount);
  }

  /** Makes it the last one to be ended. */
  touch(): void {
    this.share.touch(this);
  }

  /** Further calls do nothing. */
  release(): void {
    this.share.release(this);
  }
}

/**
 * Divides a limited resource among client networks. A network may hold at most as much as is free, so that greedy networks
 * leave room for others. When nothing is free, the network that holds the most loses one hold to a network that holds less:
 * the longest idle one or, without an idle one, the oldest that can be ended.
 */
export class FairShare {
  private readonly holders = new Map<string, Holder>();
  private used = 0;

  constructor(private readonly limits: ShareLimits) {}

  /** A hold for `network`, or the exceeded limit. */
  take(network: string, amount = 1): Hold | Exceeded {
    const hold = new Hold(this, network);
    return this.add(hold, amount) ?? hold;
  }

  heldBy(network: string): number {
    return this.holders.get(network)?.amount ?? 0;
  }

  /** Use `hold.add`. */
  add(hold: Hold, amount: number): Exceeded | undefined {
    const { perNetwork, inAll } = this.limits;
    const own = this.heldBy(hold.network) + amount;
    if (own > perNetwork && !this.endOwnIdle(hold.network)) return 'network';
    if (own > inAll - this.used && !this.makeRoom(own, amount)) return 'all';
    const holder = this.holders.get(hold.network) ?? { amount: 0, holds: new Set() };
    this.holders.set(hold.network, holder);
    holder.holds.add(hold);
    holder.amount += amount;
    hold.amount += amount;
    this.used += amount;
    return undefined;
  }

  /** Use `hold.touch`. */
  touch(hold: Hold): void {
    const holds = this.holders.get(hold.network)?.holds;
    if (holds?.delete(hold)) holds.add(hold);
  }

  /** Use `hold.release`. */
  release(hold: Hold): void {
    const holder = this.holders.get(hold.network);
    if (!holder?.holds.delete(hold)) return;
    if (holder.holds.size === 0) this.holders.delete(hold.network);
    holder.amount -= hold.amount;
    this.used -= hold.amount;
  }

  private endOwnIdle(network: string): boolean {
    const first = firstToEnd(this.holders.get(network)?.holds ?? []);
    return first?.isIdle() === true && this.end(first);
  }

  /** @param own what the network would hold */
  private makeRoom(own: number, amount: number): boolean {
    do {
      const most = this.largest();
      if (!most || own >= most.amount || !this.end(firstToEnd(most.holds))) return false;
    } while (this.used + amount > this.limits.inAll);
    return true;
  }

  private largest(): Holder | undefined {
    let largest: Holder | undefined;
    for (const holder of this.holders.values()) if (!largest || holder.amount > largest.amount) largest = holder;
    return largest;
  }

  private end(hold: Hold | undefined): boolean {
    if (!hold?.end) return false;
    this.release(hold);
    hold.end();
    return true;
  }
}

function firstToEnd(holds: Iterable<Hold>): Hold | undefined {
  let oldest: Hold | undefined;
  for (const hold of holds) {
    if (!hold.end) continue;
    if (hold.isIdle()) return hold;
    oldest ??= hold;
  }
  return oldest;
}
