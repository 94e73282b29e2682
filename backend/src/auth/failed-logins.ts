import { Injectable } from '@nestjs/common';
import { Limits } from '../common/limits/index.js';
import { AccountLimits, loginRates, type Attempt } from './account-limits.js';
import { TooManyLogins } from './auth.errors.js';
import { KnownDevices } from './known-devices.service.js';

/** Counts failed logins per account, whether the account exists or not. */
@Injectable()
export class FailedLogins {
  private readonly failures: AccountLimits;

  constructor(limits: Limits, devices: KnownDevices) {
    this.failures = new AccountLimits(devices, limits, 'login', loginRates);
  }

  /**
   * Counts an attempt as failed before the password is checked, so that parallel attempts cannot exceed the limit.
   * @throws TooManyLogins when this account has failed too often in the last quarter of an hour
   */
  async begin(attempt: Attempt): Promise<void> {
    const wait = await this.failures.count(attempt);
    if (wait > 0) throw new TooManyLogins(wait);
  }

  /** Resets the count after a successful proof, so that the owner can try again at once. */
  forgive(attempt: Attempt): Promise<void> {
    return this.failures.forgive(attempt);
  }
}
