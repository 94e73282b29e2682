const mostKeys = 50_000;

/** At most this many attempts under this key in one window. */
export interface AttemptLimit {
  key: string;
  most: number;
}

interface Window {
  count: number;
  until: number;
}

/** Counts attempts by key in windows of fixed length. Each copy of the service counts for itself. */
export class Attempts {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly windowMs: number) {}

  /** Milliseconds until every one of these limits has room again; 0 when they have it now. */
  waitOf(limits: readonly AttemptLimit[], now: number): number {
    const waits = limits.map(({ key, most }) => {
      const window = this.windows.get(key);
      return window && window.count >= most ? window.until - now : 0;
    });
    return Math.max(0, ...waits);
  }

  count(limits: readonly AttemptLimit[], now: number): void {
    for (const { key } of limits) {
      const window = this.windows.get(key);
      if (window && window.until > now) window.count += 1;
      else this.windows.set(key, { count: 1, until: now + this.windowMs });
    }
    this.forgetOldest(now);
  }

  forget(limits: readonly AttemptLimit[]): void {
    for (const { key } of limits) this.windows.delete(key);
  }

  private forgetOldest(now: number): void {
    if (this.windows.size <= mostKeys) return;
    for (const [key, { until }] of this.windows) {
      if (until <= now || this.windows.size > mostKeys) this.windows.delete(key);
    }
  }
}

/** The limits of one account: strict for one address, wide as a whole, so that a stranger cannot lock its owner out. */
export function limitsOf(
  account: string,
  address: string,
  { perAddress, perAccount }: { perAddress: number; perAccount: number },
): AttemptLimit[] {
  const name = account.trim().toLowerCase();
  return [
    { key: `${name}\n${address}`, most: perAddress },
    { key: name, most: perAccount },
  ];
}
