import { Injectable } from '@nestjs/common';
import { Limits } from '../common/limits/index.js';
import { AccountLimits, type Attempt } from './account-limits.js';
import { TooManyLogins } from './auth.errors.js';
import { KnownDevices } from './known-devices.service.js';

/** Counts failed logins per account, known or unknown alike. */
@Injectable()
export class FailedLogins {
  private readonly failures: AccountLimits;

  constructor(limits: Limits, devices: KnownDevices) {
    this.failures = new AccountLimits(devices, limits, 'login', { each: 10, strangers: 100, seconds: 15 * 60 });
  }

  /**
   * Counts an attempt as failed before its password is looked at, so that many at once cannot slip through.
   * @throws TooManyLogins when this account has failed too often in the last quarter of an hour
   */
  async begin(attempt: Attempt): Promise<void> {
    const wait = await this.failures.count(attempt);
    if (wait > 0) throw new TooManyLogins(wait);
  }

  /** Whoever has proven whose account it is may try again at once. */
  forgive(attempt: Attempt): Promise<void> {
    return this.failures.forgive(attempt);
  }
}
