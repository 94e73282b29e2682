import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../common/errors/index.js';
import { Env } from '../config/index.js';
import { Attempts, limitsOf } from './attempts.js';

const windowMs = 60 * 60 * 1000;
const most = { perAddress: 5, perAccount: 20 };

/** Keeps a stranger from filling somebody's mailbox with reset links; an unknown e-mail counts like a known one. */
@Injectable()
export class ResetRequests {
  private readonly attempts = new Attempts(windowMs);

  constructor(private readonly env: Env) {}

  /** @throws TooManyRequests when links were asked for too often for this e-mail in the last hour */
  count(email: string, address: string, now = Date.now()): void {
    const limits = limitsOf(email, address, most);
    const wait = this.attempts.waitOf(limits, now);
    if (this.env.rateLimits && wait > 0) throw new TooManyRequests(Math.ceil(wait / 1000));
    this.attempts.count(limits, now);
  }
}
