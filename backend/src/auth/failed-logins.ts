import { Injectable } from '@nestjs/common';
import { Env } from '../config/index.js';
import { TooManyLogins } from './auth.errors.js';

const windowMs = 15 * 60 * 1000;
/** Strict for one person at one address; wider for an account as a whole, so that a stranger cannot lock its owner out. */
const failuresPerAddress = 10;
const failuresPerAccount = 100;
const mostKeys = 50_000;

interface Failures {
  count: number;
  until: number;
}

/** Counts failed logins per account, known or unknown alike. */
@Injectable()
export class FailedLogins {
  private readonly failures = new Map<string, Failures>();

  constructor(private readonly env: Env) {}

  /**
   * Begins an attempt. It counts as failed until `succeeded()` is called, so that many at once cannot slip through.
   * @throws TooManyLogins when this account has failed too often in the last quarter of an hour
   */
  begin(account: string, address: string, now = Date.now()): { succeeded: () => void } {
    const limits = limitsOf(account, address);
    if (this.env.rateLimits) this.refuse(limits, now);
    for (const [key] of limits) {
      const earlier = this.failures.get(key);
      if (earlier && earlier.until > now) earlier.count += 1;
      else this.failures.set(key, { count: 1, until: now + windowMs });
    }
    this.forgetOldest(now);
    return { succeeded: () => limits.forEach(([key]) => this.failures.delete(key)) };
  }

  private refuse(limits: [string, number][], now: number): void {
    const waits = limits
      .map(([key, limit]) => ({ limit, failures: this.failures.get(key) }))
      .filter(({ limit, failures }) => failures && failures.until > now && failures.count >= limit)
      .map(({ failures }) => (failures as Failures).until - now);
    if (waits.length > 0) throw new TooManyLogins(Math.ceil(Math.max(...waits) / 1000));
  }

  private forgetOldest(now: number): void {
    if (this.failures.size <= mostKeys) return;
    for (const [key, { until }] of this.failures) {
      if (until <= now || this.failures.size > mostKeys) this.failures.delete(key);
    }
  }
}

function limitsOf(account: string, address: string): [string, number][] {
  const name = account.trim().toLowerCase();
  return [
    [`${name}\n${address}`, failuresPerAddress],
    [name, failuresPerAccount],
  ];
}
