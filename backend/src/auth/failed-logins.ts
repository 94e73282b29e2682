import { Injectable } from '@nestjs/common';
import { Env } from '../config/index.js';
import { Attempts, limitsOf } from './attempts.js';
import { TooManyLogins } from './auth.errors.js';

const windowMs = 15 * 60 * 1000;
const most = { perAddress: 10, perAccount: 100 };

/** Counts failed logins per account, known or unknown alike. */
@Injectable()
export class FailedLogins {
  private readonly attempts = new Attempts(windowMs);

  constructor(private readonly env: Env) {}

  /**
   * Begins an attempt. It counts as failed until `succeeded()` is called, so that many at once cannot slip through.
   * @throws TooManyLogins when this account has failed too often in the last quarter of an hour
   */
  begin(account: string, address: string, now = Date.now()): { succeeded: () => void } {
    const limits = limitsOf(account, address, most);
    const wait = this.attempts.waitOf(limits, now);
    if (this.env.rateLimits && wait > 0) throw new TooManyLogins(Math.ceil(wait / 1000));
    this.attempts.count(limits, now);
    return { succeeded: () => this.attempts.forget(limits) };
  }

  /** Who has proven in another way whose account it is may try again at once. */
  forgive(account: string, address: string): void {
    this.attempts.forget(limitsOf(account, address, most));
  }
}
