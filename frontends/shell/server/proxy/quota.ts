/** Whose bound is reached: that of one network, or that of all together. */
export type Exceeded = 'network' | 'all';

/** Counts what is in use, in all and for each network of clients. */
export class Quota {
  private readonly byNetwork = new Map<string, number>();
  private used = 0;

  constructor(private readonly most: { perNetwork: number; inAll: number }) {}

  /** Takes `amount` for `network`, or nothing and says which bound is in the way. */
  take(network: string, amount = 1): Exceeded | undefined {
    const own = (this.byNetwork.get(network) ?? 0) + amount;
    if (own > this.most.perNetwork) return 'network';
    if (this.used + amount > this.most.inAll) return 'all';
    this.byNetwork.set(network, own);
    this.used += amount;
    return undefined;
  }

  give(network: string, amount = 1): void {
    const left = (this.byNetwork.get(network) ?? 0) - amount;
    if (left > 0) this.byNetwork.set(network, left);
    else this.byNetwork.delete(network);
    this.used -= amount;
  }
}
